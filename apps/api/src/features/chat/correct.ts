import { distance } from 'fastest-levenshtein'
import type { Ctx } from '../../core/ctx'
import { rows, sql, type Sql } from '../../core/sql'
import { gramsOf, hashedVector } from './embed-local'
import { vectorText } from './embedder'
import { fold, isStopWord, quoted, stemOf, tokensOf } from './stems'

/** How alike two words have to be, by the pieces they share (Dice), for one to be taken for the other mistyped. */
const alikeEnough = 0.5
/** How many letters may be wrong: one of a short word, two of a longer one. */
const mostWrong = (word: string): number => (word.length < 6 ? 1 : 2)
const shortestCorrected = 4
const passagesRead = 40

/**
 * Takes mistyped words for the words they most likely are: those that stand nowhere are compared with the words of the passages that look
 * most like them. Only passages that the asker may see are read. Words that stay unknown stay in the question.
 */
export async function correctWords(ctx: Ctx, words: string[], model: string, within: Sql): Promise<Map<string, string>> {
  const unknown = (await unknownWords(ctx, words, within)).filter((word) => word.length >= shortestCorrected && /^[a-z]+$/.test(word))
  const corrections = new Map<string, string>()
  if (unknown.length === 0) return corrections
  const passages = await passagesLike(ctx, unknown, model, within)
  const known = new Set(passages.flatMap((passage) => tokensOf(passage).map((token) => token.word)))
  for (const word of unknown) {
    const best = mostAlike(word, known)
    if (best) corrections.set(word, best)
  }
  return corrections
}

async function unknownWords(ctx: Ctx, words: string[], within: Sql): Promise<string[]> {
  const found = await rows<{ word: string }>(
    ctx,
    sql`select t.word from unnest(${words}::text[], ${words.map((word) => quoted(stemOf(word)))}::text[]) t (word, term)
        where not exists (select 1 from chunks c where c.words @@ t.term::tsquery and ${within})`,
  )
  return found.map(({ word }) => word)
}

async function passagesLike(ctx: Ctx, words: string[], model: string, within: Sql): Promise<string[]> {
  const vector = hashedVector(words.join(' '))
  if (!vector) return []
  const found = await rows<{ content: string }>(
    ctx,
    sql`select c.content from chunks c where c.embedding_model = ${model} and ${within}
        order by c.embedding <=> ${vectorText(vector)}::vector limit ${passagesRead}`,
  )
  return found.map(({ content }) => content)
}

function mostAlike(word: string, known: Set<string>): string | null {
  const grams = new Set(gramsOf(word))
  let best: { word: string; likeness: number } | null = null
  for (const other of known) {
    if (distance(word, other) > mostWrong(word) || isStopWord(other)) continue
    const likeness = diceOf(grams, gramsOf(other))
    if (likeness >= alikeEnough && likeness > (best?.likeness ?? 0)) best = { word: other, likeness }
  }
  return best?.word ?? null
}

const diceOf = (grams: Set<string>, others: string[]): number =>
  (2 * others.filter((gram) => grams.has(gram)).length) / (grams.size + others.length)

export const correctedText = (question: string, corrections: Map<string, string>): string =>
  corrections.size === 0 ? question : question.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(fold(word)) ?? word)
