import { isStopWord, tokensOf } from '../words/stems'

const dimensions = 384
const gramWeight = 0.4

/**
 * A vector of a text without any model: its word stems and the 3- and 4-letter pieces of its words, hashed
 * with a sign into 384 places (feature hashing, Weinberger et al. 2009), of length 1. It forgives typing
 * errors, knows no meaning. Null for a text without words.
 */
export function hashedVector(text: string): number[] | null {
  const counts = new Map<string, { count: number; weight: number }>()
  const add = (feature: string, weight: number) => {
    const found = counts.get(feature)
    if (found) found.count++
    else counts.set(feature, { count: 1, weight })
  }
  for (const { word, stem } of tokensOf(text)) {
    if (isStopWord(word)) continue
    add(`=${stem}`, 1)
    for (const gram of gramsOf(word)) add(gram, gramWeight)
  }
  return counts.size > 0 ? folded(counts) : null
}

/** The 3- and 4-letter pieces of a word, its beginning and end marked. */
export function gramsOf(word: string): string[] {
  const marked = `<${word}>`
  const grams: string[] = []
  for (const size of [3, 4])
    for (let at = 0; at + size <= marked.length; at++) grams.push(marked.slice(at, at + size))
  return grams
}

function folded(counts: Map<string, { count: number; weight: number }>): number[] | null {
  const vector = new Array<number>(dimensions).fill(0)
  for (const [feature, { count, weight }] of counts) {
    const hash = hashOf(feature)
    const place = hash % dimensions
    const sign = (hash >>> 16) & 1 ? 1 : -1
    vector[place] = (vector[place] ?? 0) + sign * weight * (1 + Math.log(count))
  }
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => Math.round((value / length) * 10_000) / 10_000) : null
}

/** FNV-1a with a final mix, 32 bits: the same in every process and for ever, since vectors are stored. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
