import { fold } from '@lavra/language/words'

/** A word of a question, a number of a case, a quoted title or a date. */
export interface Token {
  kind: 'word' | 'number' | 'quoted' | 'date'
  /** Folded; a date as DD/MM or DD/MM/YYYY. */
  word: string
  raw: string
}

const special =
  /(?<number>\bPROC-\d{4}-\d+\b|(?<!\d)\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}(?!\d))|[“"«](?<quoted>[^”"»“«]{2,300})[”"»]|(?<date>(?<!\d)\d{1,2}\/\d{1,2}(?:\/\d{4})?(?!\d))|(?<word>[\p{L}\p{N}&]+)/giu

/** The question in pieces, in order. Expects composed characters (NFC). */
export function tokensOf(question: string): Token[] {
  const joined = question.replace(/\be-mail/gi, 'email')
  return [...joined.matchAll(special)].map(({ groups = {}, 0: raw }): Token => {
    if (groups['number']) return { kind: 'number', word: fold(groups['number']), raw: groups['number'] }
    if (groups['quoted']) return { kind: 'quoted', word: fold(groups['quoted']), raw: groups['quoted'] }
    if (groups['date']) return { kind: 'date', word: groups['date'], raw }
    return { kind: 'word', word: fold(raw), raw }
  })
}

const connectors = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd'])
export const isConnector = (word: string): boolean => connectors.has(word)

/** The words by which a name is known: folded, without "da" and single letters. */
export const nameWords = (name: string): string[] =>
  (fold(name.normalize('NFC')).match(/[\p{L}\p{N}&]+/gu) ?? []).filter(
    (word) => word.length > 1 && !connectors.has(word),
  )

/** True where one letter added, lost, changed or swapped with its neighbour turns one word into the other. */
export function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (a.length > b.length) return restA.slice(1) === restB
  if (a.length < b.length) return restA === restB.slice(1)
  const swapped = restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]
  return swapped || restA.slice(1) === restB.slice(1)
}
