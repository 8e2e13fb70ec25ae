import { tell } from '../facts'
import type { Draft, Point, Row } from '../draft'
import { stack } from '@lavra/language/markdown'
import { fold, missing, open, stop, uncapital } from '@lavra/language/text'
import { ruleProse } from '../rules'
import { speak } from '../voice'

/**
 * Facts as they stand in the facts' output: the undated ones that open it as a narrative, the rest numbered.
 */
export function factsBody(draft: Draft, lead: string): string {
  const first = draft.rows.findIndex(({ date }) => date !== '')
  const undated = first < 0 ? draft.rows : draft.rows.slice(0, first)
  const datedRows = first < 0 ? [] : draft.rows.slice(first)
  const shown = datedRows.some(({ source }) => /\bdocs?\. \d/.test(source))
  const narrative = undated.map(sentenceOf).join(' ')
  const list = distinct(items(datedRows))
    .map((text, index) => `${index + 1}. ${text}`)
    .join('\n\n')
  if (!narrative && !list && draft.factNotes.length === 0)
    return missing('narrativa dos fatos, com datas e documentos')
  return stack(
    narrative,
    list &&
      (shown
        ? lead
        : lead
            .replace(' documentados', '')
            .replace('O que está documentado é o seguinte', 'Os fatos são estes')),
    list,
    ...draft.factNotes,
  )
}

/** Numbered items: what the same source goes on to tell without a date stays with what it told before. */
const items = (rows: Row[]): string[] =>
  rows.reduce<string[]>((kept, row, index) => {
    const goesOn = row.date === '' && index > 0 && row.source === rows[index - 1]?.source
    return goesOn
      ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''} ${sentenceOf(row)}`]
      : [...kept, sentenceOf(row)]
  }, [])

/** One row as a sentence, its exhibit in brackets. */
export function sentenceOf(row: Row): string {
  const exhibit = /\((docs?\. [\d, e]+)\)/.exec(row.source)?.[1]
  const text = tell({ date: row.date, text: row.text })
  if (!exhibit || text.includes(exhibit)) return text
  return `${open(text)} (${exhibit}).`.replace(/”\.? \(/, '” (')
}

/** Two rows that differ only in figures would read as a repetition. */
function distinct(texts: string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const letters = fold(text).replace(/[^a-z]+/g, ' ')
    const times = seen.get(letters) ?? 0
    seen.set(letters, times + 1)
    return times === 0
      ? text
      : `${['Também', 'Ainda', 'Por fim', 'Do mesmo modo', 'Igualmente'][(times - 1) % 5] ?? 'Também'} ${times > 5 ? `(${times}) ` : ''}${uncapital(text)}`
  })
}

/** Each thesis under its own heading: fact, rule, consequence. */
export function argumentsBody(draft: Draft, seen = new Set<string>()): string {
  const parts = draft.points.map((point) => pointText(point, seen))
  const precedents = draft.precedents ? stack('### Da jurisprudência', draft.precedents) : null
  if (parts.length === 0 && draft.lawNotes.length === 0) return missing('fundamentos jurídicos do pedido')
  return stack(...parts, ...draft.lawNotes, precedents)
}

const pointText = ({ title, fact, rule, consequence }: Point, seen: Set<string>): string =>
  stack(`### ${title}`, fact && stop(fact), ...ruleProse(rule, seen), consequence && stop(consequence))

/** Requests with letters, in order. */
export const lettered = (items: string[]): string =>
  items
    .filter((item) => item !== '')
    .map(
      (item, index, all) =>
        `${letter(index)}) ${open(item)}${index === all.length - 1 ? '.' : index === all.length - 2 ? '; e' : ';'}`,
    )
    .join('\n\n')

const letter = (index: number): string =>
  index < 26
    ? String.fromCharCode(97 + index)
    : `${String.fromCharCode(96 + Math.trunc(index / 26))}${String.fromCharCode(97 + (index % 26))}`

export const requestsOf = (draft: Draft): string[] => {
  const own = draft.points.map(({ request }) => open(uncapital(request))).filter((request) => request !== '')
  return [
    ...own.filter((text) => !/^subsidiariamente/i.test(text)),
    ...own.filter((text) => /^subsidiariamente/i.test(text)),
  ]
}

/**
 * Requests under one lead ("a procedência dos pedidos, para"): one in a line, several as a list; subsidiary
 * ones after.
 */
export function granted(requests: string[], one: string, many: string): string[] {
  const main = requests.filter((text) => !/^subsidiariamente/i.test(text))
  const later = requests.filter((text) => /^subsidiariamente/i.test(text))
  const [only] = main
  if (main.length === 0 || !only) return later
  if (main.length === 1) return [`${one} ${only}`, ...later]
  return [
    `${many}:${main.map((text, index) => `\n\n   ${roman(index)}. ${open(text)}${index < main.length - 1 ? ';' : ''}`).join('')}`,
    ...later,
  ]
}

const roman = (index: number): string =>
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][index] ?? String(index + 1)

/** True where a thesis already asks for the fees. */
export const asksFees = (requests: string[]): boolean => requests.some((text) => /honor[áa]rios/i.test(text))

export function evidence(draft: Draft): string {
  const { reading } = draft
  const shown =
    reading.dossier.documents.length > 0
      ? 'os documentos que acompanham esta peça'
      : missing('documentos que acompanham a peça')
  if (reading.kind.probate)
    return speak(
      `%Us %u[prova|provam] o alegado com ${shown}, sem prejuízo da juntada de documentos novos ({cpc-434-437@435:}).`,
      reading,
    )
  const witnesses = reading.directives.witnesses.length > 0 ? ' (rol no prazo que o Juízo fixar)' : ''
  const personal = reading.kind.rite === 'criminal' ? '' : ' e o depoimento pessoal %ofthem'
  return speak(
    `%Us %u[prova|provam] o alegado com ${shown} e, conforme os pontos que vierem a ser controvertidos, com prova testemunhal${witnesses}${personal}, sem prejuízo da juntada de documentos novos ({cpc-434-437@435:}).`,
    reading,
  )
}
