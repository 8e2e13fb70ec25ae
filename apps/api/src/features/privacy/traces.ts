/*
 * What identifies somebody in a text: names in full, numbers with any punctuation, e-mails and addresses. A
 * first name alone, a nickname or the story itself is nothing that can be looked for; docs/lgpd.md says so.
 */

export const REMOVED = '[dado removido]'

type Texts = Record<string, unknown>

/** Expressions that find what these records say of one person; longer ones first. */
export function tracesOf(records: Texts[]): RegExp[] {
  const [texts, exact] = [new Set<string>(), new Set<string>()]
  const add = (set: Set<string>, expression: string | null) => expression !== null && set.add(expression)
  for (const record of records) {
    for (const name of ['name', 'address'])
      if (isText(record[name])) add(isSingleWord(record[name]) ? exact : texts, wordsOf(record[name]))
    if (isText(record['email'])) add(texts, bounded(escaped(record['email'])))
    for (const name of ['cpf_cnpj', 'rg', 'zip_code'])
      if (isText(record[name])) add(texts, numberOf(record[name], 6))
    if (isText(record['phone'])) add(texts, phoneOf(record['phone']))
    for (const value of Object.values(asFields(record['custom_fields'])))
      if (isText(value)) add(texts, numberOf(value, 6))
  }
  return [...of(texts, 'giu'), ...of(exact, 'gu')]
}

const of = (expressions: Set<string>, flags: string): RegExp[] =>
  [...expressions].sort((a, b) => b.length - a.length).map((expression) => new RegExp(expression, flags))

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isSingleWord = (text: string) => !/\s/.test(text.trim())
const asFields = (value: unknown): Texts =>
  typeof value === 'object' && value !== null ? (value as Texts) : {}

const bounded = (expression: string) => `(?<![\\p{L}\\p{N}])${expression}(?![\\p{L}\\p{N}])`
const escaped = (text: string) => text.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Words in their order, whatever stands between them of blanks and marks, with and without accents. */
function wordsOf(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.join('').length < 3) return null
  return bounded(
    words
      .map((word) => Array.from(word.normalize('NFD').replace(/\p{M}/gu, ''), letterOf).join(''))
      .join('[^\\p{L}\\p{N}]{1,6}'),
  )
}

const accented: Record<string, string> = {
  a: 'aáàâãä',
  e: 'eéèêë',
  i: 'iíìîï',
  o: 'oóòôõö',
  u: 'uúùûü',
  c: 'cç',
  n: 'nñ',
  y: 'yý',
}

function letterOf(letter: string): string {
  const all = accented[letter.toLowerCase()]
  if (!all) return letter
  return `[${letter === letter.toLowerCase() ? all : all.toUpperCase()}]\\p{M}?`
}

/** Digits with any punctuation, and the letters that a CNPJ or RG may have. */
function numberOf(text: string, atLeast: number): string | null {
  const signs = text.replace(/[^0-9A-Za-z]/g, '')
  if ((signs.match(/\d/g) ?? []).length < atLeast || /[A-Za-z]{4}/.test(signs)) return null
  return `(?<![0-9])${Array.from(signs).join('[\\s.\\-/()]{0,2}')}(?![0-9])`
}

/** A phone, with or without the codes of country and area. */
function phoneOf(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  const local = digits.length >= 10 ? digits.slice(2) : digits
  if (local.length < 8) return null
  const gap = '[\\s.\\-/()]{0,2}'
  const area = digits.length >= 10 ? `(?:\\(?${Array.from(digits.slice(0, 2)).join(gap)}${gap})?` : ''
  return `(?<![0-9])${area}${Array.from(local).join(gap)}(?![0-9])`
}

export const holdsTrace = (text: string, traces: RegExp[]): boolean =>
  traces.some((trace) => text.search(trace) >= 0)

/** A text, a list or an object without any of the traces; the same value where there were none. */
export function withoutTraces(value: unknown, traces: RegExp[]): unknown {
  if (typeof value === 'string') return traces.reduce((text, trace) => text.replace(trace, REMOVED), value)
  if (Array.isArray(value)) return value.map((item) => withoutTraces(item, traces))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, withoutTraces(held, traces)]))
}
