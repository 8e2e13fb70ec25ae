import { expect, test } from 'vitest'
import { processorTime } from '../../test/processor-time'
import { rendered, withoutMarks } from './rendered'

const read = (source: string): string => withoutMarks(rendered(source)).text

test.each([
  ['R$ 5&#52;,00', 'R$ 54,00'],
  ['&nbsp;&amp;&uacute;&bogus;&#0;', ' &ú&bogus;&#0;'],
  ['5**4**, **_a_**, ***b***, `c`', '54, a, b, c'],
  ['2 * 3, 5*4, a_b_c, **aberto', '2 * 3, 5*4, a_b_c, **aberto'],
  ['**a\n\nb**', '**a\n\nb**'],
  ['\\*a\\*, \\&#52; e 1\\.000', '*a*, &#52; e 1.000'],
  ['* item\n- outro\n## Título\n---', '* item\n- outro\n## Título\n---'],
  ['nº 2.200 [VERIFICAR]-2/2001 [VERIFICAR]', 'nº 2.200-2/2001 [VERIFICAR]'],
])('%s reads %s', (source, text) => expect(read(source)).toBe(text))

test('each sign is found in the source', () => {
  const source = 'a **R$ 5&#52;,00** b 5\u00ad4 c'
  const { text, start, end } = rendered(source)
  const place = (words: string): string =>
    source.slice(start(text.indexOf(words)), end(text.indexOf(words) + words.length))
  expect([place('R$ 54,00'), place('54 c'), place('a '), place('b')]).toEqual([
    'R$ 5&#52;,00',
    '5\u00ad4 c',
    'a ',
    'b',
  ])
})

test.each([
  '*',
  '_',
  '**a',
  '*a_',
  '`',
  '``` ',
  '&',
  '&#',
  '&#5',
  '\\',
  '\\*',
  '\u00ad',
  '[VERIFICAR]',
  '1 [VERIFICAR]-',
  'a*b*',
  '\n \n',
])('300 kB of %j take no time', (unit) => {
  const source = unit.repeat(300_000 / unit.length)
  expect(processorTime(() => read(source))).toBeLessThan(1_500)
})
