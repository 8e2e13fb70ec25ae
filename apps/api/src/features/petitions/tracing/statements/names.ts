import { fold } from '@lavra/language/text'
import { connectors, honorifics } from '../words'

const word = "\\p{Lu}[\\p{L}'’&.-]{1,30}"
const personPattern = `${word}(?:\\s(?:d[aeo]s?\\s)?${word}){1,7}`
/** Two to eight words with a capital, as they name a person or a firm. */
export const person = personPattern

/** The words of a name that tell it from others, folded: "Sra. Ana de Sá Lima" is ana, sa, lima. */
export const nameWords = (name: string): string[] =>
  (fold(name).match(/[a-z0-9]+/g) ?? []).filter(
    (one) => one.length > 1 && !connectors.has(one) && !honorifics.has(one) && !forms.has(one),
  )

const forms = new Set([
  'ltda',
  'sa',
  'me',
  'epp',
  'eireli',
  'spe',
  'slu',
  'cia',
  'desembargador',
  'desembargadora',
])

/** Whether one of two names is the other, whole or in part, in the order of its words. */
export function sameName(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0) return false
  let at = -1
  return short.every((part) => (at = long.indexOf(part, at + 1)) >= 0)
}
