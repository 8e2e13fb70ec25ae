import type { Asked } from './question'

/** A word that was looked for and what it tells: rare words tell more. */
export interface Term {
  stem: string
  weight: number
  /** The question's word that it is, or stands for. */
  slot: number
  /** How much of that word it is. */
  held: number
  /** Whether it stands in the question; else it is another word for one that does. */
  asked: boolean
  /** Whether it stands in any passage within the scope. */
  known: boolean
}

/** What the database knows of a passage: where the words that were looked for stand in it. */
export interface Found {
  chunk_id: string
  /** Its bytes: how long it is beside the others. */
  length: number
  /**
   * PostgreSQL's own notation of a tsvector that holds nothing but these words: `'praz':1A,7A 'entreg':3A`.
   */
  words: string
  /** The same of the name of what the passage belongs to. */
  named: string
}

export interface Ranked {
  /** Sum of the weights of the question's words that stand in it; another word for one counts in part. */
  mass: number
  /** How many of the question's own words stand in it. */
  matched: number
  /** 1 for the best. */
  fit: number
}

/** BM25 (Robertson et al. 1994): how soon repetition stops to count, and how much a passage's length does. */
const saturation = 1.2
const lengthShare = 0.8
/**
 * What two words of the question count beyond themselves where they stand together, and how far apart that
 * is.
 */
const togetherWeight = 0.5
const togetherWords = 2
/** What it counts that they stand near each other at all, in whichever order, and how far apart that is. */
const nearWeight = 0.1
const nearWords = 8
/** How much more often a word counts that stands in the name of what the passage belongs to. */
const nameWeight = 2

/**
 * How well passages fit, by BM25 over the question's words, their synonyms and which of them stand together.
 */
export function rank(asked: Asked, weights: Term[], found: Found[]): Ranked[] {
  const average = found.reduce((total, { length }) => total + length, 0) / Math.max(1, found.length)
  const scored = found.map((passage) => scoreOf(asked, weights, passage, passage.length / average))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.map(({ score, mass, matched }) => ({ mass, matched, fit: best > 0 ? score / best : 0 }))
}

function scoreOf(
  asked: Asked,
  weights: Term[],
  passage: Found,
  length: number,
): { score: number; mass: number; matched: number } {
  const places = placesOf(passage.words)
  const inName = placesOf(passage.named)
  const longer = saturation * (1 - lengthShare + lengthShare * length)
  const points = (weight: number, times: number) => (weight * times * (saturation + 1)) / (times + longer)
  const held = new Map<number, number>()
  let score = 0
  for (const { i, stem, slot, held: share, factor } of asked.terms) {
    const at = places.get(stem)
    if (!at) continue
    score += points(factor * weightOf(weights, i), at.length + nameWeight * (inName.get(stem)?.length ?? 0))
    held.set(slot, Math.max(held.get(slot) ?? 0, share))
  }
  for (const [one, next] of asked.pairs) {
    const [a, b] = [placesOfTerm(asked, places, one), placesOfTerm(asked, places, next)]
    const near = a.filter((x) => b.some((y) => Math.abs(y - x) <= nearWords)).length
    const together = a.filter((x) => b.some((y) => y > x && y <= x + togetherWords)).length
    const weight = weightOf(weights, one) + weightOf(weights, next)
    score += points(nearWeight * weight, near) + points(togetherWeight * weight, together)
  }
  const mass = [...held].reduce((total, [slot, share]) => total + share * weightOf(weights, slot), 0)
  return { score, mass, matched: [...held.values()].filter((share) => share >= 1).length }
}

const weightOf = (weights: Term[], i: number): number => weights[i]?.weight ?? 0
const placesOfTerm = ({ terms }: Asked, places: Map<string, number[]>, i: number): number[] =>
  places.get(terms[i]?.stem ?? '') ?? []

function placesOf(vector: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [, stem = '', list = ''] of vector.matchAll(/'([^']*)':(\S+)/g))
    places.set(
      stem,
      list.split(',').map((place) => parseInt(place)),
    )
  return places
}
