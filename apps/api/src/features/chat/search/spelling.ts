import { distance } from 'fastest-levenshtein'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, type Sql } from '../../../platform/database/sql'
import { commonWords } from '../words/common-words'
import { gramsOf } from '../embedding/local'
import { wordsLike } from '../index/lexicon'
import { fold, isStopWord, quoted, stemOf } from '../words/stems'
import { vocabularyStems } from '../words/vocabulary'

/** How many letters may be wrong: one of a short word, two of a longer one. */
const mostWrong = (word: string): number => (word.length < 8 ? 1 : 2)
/** A word shorter than this is another word as soon as its first letter is another. */
const shortWord = 6
const correctable = /^[a-z]{4,30}$/
/** How many words are tried for a mistyped one. */
const mostTried = 4

/**
 * Takes mistyped words for the words they most likely are: those that stand nowhere, for words that look like
 * them and stand in passages that the asker may see. Words that stay unknown stay in the question.
 */
export async function correctWords(ctx: Ctx, words: string[], within: Sql): Promise<Map<string, string>> {
  const typed = words.filter((word) => correctable.test(word) && !vocabularyStems.has(stemOf(word)))
  const known = await standing(ctx, typed, within)
  const unknown = typed.filter((word) => !known.has(word))
  if (unknown.length === 0) return new Map()
  const alike = await wordsLike(ctx, unknown)
  const tried = unknown.map((word) => ({
    word,
    others: likeliest(
      word,
      alike.filter((one) => one.typed === word).map((one) => one.word),
    ),
  }))
  const seen = await standing(
    ctx,
    tried.flatMap(({ others }) => others),
    within,
  )
  const found = tried.map(({ word, others }) => [word, others.find((other) => seen.has(other))] as const)
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/**
 * Those of the words that stand in a passage within the scope; a word that is everywhere need not be looked
 * for.
 */
async function standing(ctx: Ctx, words: string[], within: Sql): Promise<Set<string>> {
  const { shares } = await commonWords(ctx)
  const common = words.filter((word) => shares.has(stemOf(word)))
  const others = words.filter((word) => !shares.has(stemOf(word)))
  if (others.length === 0) return new Set(common)
  const found = await rows<{ word: string }>(
    ctx,
    sql`select t.word from unnest(${others}::text[], ${others.map((word) => quoted(stemOf(word)))}::text[]) t (word, term)
        where exists (select 1 from chunks c where c.words @@ t.term::tsquery and ${within})`,
  )
  return new Set([...common, ...found.map(({ word }) => word)])
}

/** The words that this one may be meant for, the likeliest first. */
function likeliest(word: string, others: string[]): string[] {
  const grams = new Set(gramsOf(word))
  return others
    .filter((other) => !isStopWord(other) && wrongLetters(word, other) <= mostWrong(word))
    .filter((other) => word.length >= shortWord || other[0] === word[0])
    .map((other) => ({ other, likeness: likenessOf(word, other, grams) }))
    .sort((a, b) => b.likeness - a.likeness || (a.other < b.other ? -1 : 1))
    .slice(0, mostTried)
    .map(({ other }) => other)
}

/** Fewer wrong letters first, then the more pieces in common; hands seldom miss the first letter. */
const likenessOf = (word: string, other: string, grams: Set<string>): number =>
  0.5 * diceOf(grams, gramsOf(other)) - wrongLetters(word, other) - (word[0] === other[0] ? 0 : 0.2)

/** Two letters that changed places are one error. */
const wrongLetters = (word: string, other: string): number =>
  swapped(word, other) ? 1 : distance(word, other)

function swapped(word: string, other: string): boolean {
  const at = word.split('').findIndex((letter, index) => letter !== other[index])
  return at >= 0 && word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === other
}

const diceOf = (grams: Set<string>, others: string[]): number =>
  (2 * others.filter((gram) => grams.has(gram)).length) / (grams.size + others.length)

export const correctedText = (question: string, corrections: Map<string, string>): string =>
  corrections.size === 0
    ? question
    : question.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(fold(word)) ?? word)
