import { expect, it } from 'vitest'
import { formatText, type Format, type Selected } from './format-text'

/** A text with its selection between two bars. */
function marked(text: string): Selected {
  const [before = '', chosen = '', after = ''] = text.split('|')
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length }
}
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`

it.each<[Format, string, string]>([
  ['bold', 'a || b', 'a **|texto em negrito|** b'],
  ['italic', '||', '*|texto em itálico|*'],
  ['bold', 'o| réu |deve', 'o **|réu|** deve'],
  ['bold', 'o **|réu|** deve', 'o |réu| deve'],
  ['italic', '**|réu|**', '***|réu|***'],
  ['bold', '*|réu|*', '***|réu|***'],
  ['title', '||', '# |Título|'],
  ['title', 'Um parágrafo.||', 'Um parágrafo.\n\n# |Título|'],
  ['title', 'antes\nDOS |FATOS|', 'antes\n|# DOS FATOS|'],
  ['bullets', '|um\n\ndois|\ntrês', '|- um\n\n- dois|\ntrês'],
  ['numbers', '|um\n\ndois|', '|1. um\n\n2. dois|'],
  ['numbers', '|um\n|dois', '|1. um|\ndois'],
  ['bullets', 'um\n||\ndois', 'um\n- |Item da lista|\ndois'],
])('%s: %j becomes %j', (format, before, after) => {
  expect(shown(formatText(format, marked(before)))).toBe(after)
})
