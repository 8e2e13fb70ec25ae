import { stems } from '@lavra/language/words'
import { fold } from '@lavra/language/text'
import type { Span } from './span'

/** A word that carries meaning, by its stem, with its place. */
export interface Token extends Span {
  stem: string
}

export const runAt = (tokens: readonly { stem: string }[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ stem }) => stem)
    .join(' ')

const word = /[a-z0-9]{2,}/g
const stemOf = new Map<string, string | null>()

/** Words that carry meaning with their places. */
export function tokensOf(text: string): Token[] {
  return [...fold(text).matchAll(word)].flatMap(({ 0: found, index }) => {
    const stem = knownStem(found)
    return stem === null ? [] : [{ stem, start: index, end: index + found.length }]
  })
}

const mostStems = 50_000

function knownStem(found: string): string | null {
  const known = stemOf.get(found)
  if (known !== undefined) return known
  const [stem = null] = stems(found)
  if (stemOf.size < mostStems) stemOf.set(found, stem)
  return stem
}
