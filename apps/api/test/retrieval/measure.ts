import type { Ctx } from '../../src/platform/ctx'
import { candidatesOf, retrieve, type Way } from '../../src/features/chat/search/retrieve'
import { seeded, withoutAccents, withTypos } from './typos'

export interface Question {
  text: string
  /** Keys of what answers it. */
  relevant: string[]
}

/** Where a passage comes from, as the questions of a set name it. */
export type Place = { type: string; id: string; page: number | null }

export interface DataSet {
  name: string
  /** What nothing in it answers. */
  unanswerable: string[]
  records: number
  passages: number
  questions: Question[]
  keysOf: (place: Place) => string[]
}

/** One way of ranking alone, or what the search answers. */
export type By = Way | 'answer'
export const ways: Record<By, string> = {
  words: 'full text',
  vectors: 'vectors',
  both: 'fused',
  answer: 'as answered',
}

const typing: Record<string, (text: string, random: () => number) => string> = {
  'as written': (text) => text,
  'without accents': withoutAccents,
  'with typos': withTypos,
  'typos, no accents': (text, random) => withoutAccents(withTypos(text, random)),
}
export const typings = Object.keys(typing)

export interface Figures {
  recall: number
  mrr: number
}
/** Of all questions, of those that weights were chosen on (every other one), and of those held back. */
export type Measured = Record<'all' | 'tuned' | 'held', Figures>

const perSource = 3
const seen = 50

/** Recall@5 and mean reciprocal rank of a set's questions, through the product's own retrieval. */
export async function measure(ctx: Ctx, set: DataSet, by: By, typed = 'as written'): Promise<Measured> {
  const random = seeded(7)
  const results: Figures[] = []
  for (const { text, relevant } of set.questions) {
    const asked = typing[typed]?.(text, random) ?? text
    const places =
      by === 'answer'
        ? (await retrieve(ctx, { question: asked, k: seen })).hits
        : bestOf(await candidatesOf(ctx, { question: asked }, by))
    results.push(figuresOf(places.map(set.keysOf), relevant))
  }
  const half = (rest: number) => meanOf(results.filter((_, index) => index % 2 === rest))
  return { all: meanOf(results), tuned: half(0), held: half(1) }
}

/** As `retrieve` does it: no more than three passages of one source. */
function bestOf<P extends Place>(places: P[]): P[] {
  const counts = new Map<string, number>()
  return places.filter(({ id }) => {
    counts.set(id, (counts.get(id) ?? 0) + 1)
    return (counts.get(id) ?? 0) <= perSource
  })
}

function figuresOf(found: string[][], relevant: string[]): Figures {
  const top = new Set(found.slice(0, 5).flat())
  const first = found.findIndex((keys) => keys.some((key) => relevant.includes(key)))
  return {
    recall: relevant.filter((key) => top.has(key)).length / relevant.length,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  }
}

function meanOf(results: Figures[]): Figures {
  const mean = (value: (one: Figures) => number) =>
    results.reduce((total, one) => total + value(one), 0) / Math.max(1, results.length)
  return { recall: mean(({ recall }) => recall), mrr: mean(({ mrr }) => mrr) }
}

/** How many of the questions that nothing answers are answered so. */
export async function nothingFound(ctx: Ctx, { unanswerable }: DataSet): Promise<number> {
  let right = 0
  for (const question of unanswerable)
    if ((await retrieve(ctx, { question, k: 1 })).hits.length === 0) right++
  return right
}
