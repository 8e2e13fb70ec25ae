import type { Ctx } from '../../../platform/ctx'
import { rows, rowsByOnePlan, sql, type Sql } from '../../../platform/database/sql'
import { quoted, stemOf, tokensOf } from '../words/stems'

/** Words that a typing error may be mended to. */
const worthKeeping = /^[a-z]{4,30}$/
const forgottenAtOnce = 200

/** Notes the words of passages, once each. */
export async function keepWords(tx: Ctx, texts: string[]): Promise<void> {
  const words = [...new Set(texts.flatMap((text) => tokensOf(text).map((token) => token.word)))].filter(
    (word) => worthKeeping.test(word),
  )
  // In order: two that note the same new words then wait for each other and never stand crosswise.
  await rows(
    tx,
    sql`
    insert into lexicon (word) select t.word from unnest(${words}::text[]) t (word)
    where not exists (select 1 from lexicon l where l.word = t.word) order by 1 on conflict do nothing`,
  )
}

/** Words that begin or end like each of these, and are about as long. */
export const wordsLike = (ctx: Ctx, words: string[]): Promise<{ typed: string; word: string }[]> =>
  rowsByOnePlan<{ typed: string; word: string }>(
    ctx,
    sql`select t.word as typed, l.word from unnest(${words}::text[]) t (word) cross join lateral (
          select word from lexicon where left(word, 2) = left(t.word, 2) and length(word) between length(t.word) - 2 and length(t.word) + 2
          union select word from lexicon where right(word, 3) = right(t.word, 3) and length(word) between length(t.word) - 2 and length(t.word) + 2) l`,
  )

/**
 * Each call looks at the next words and lets go of those that no passage holds any more: what was erased is
 * not to stay here. One that came back at that very moment, in a transaction that was not to be seen yet, is
 * noted again with the next call.
 */
export function forgetter(ctx: Ctx): () => Promise<void> {
  let after = ''
  let forgotten: string[] = []
  return async () => {
    await rows(
      ctx,
      sql`insert into lexicon (word) select t.word from ${withTerms(forgotten)} where ${isHeld} on conflict do nothing`,
    )
    const next = await rows<{ word: string }>(
      ctx,
      sql`select word from lexicon where word > ${after} order by word limit ${forgottenAtOnce}`,
    )
    const words = next.map(({ word }) => word)
    after = words.length === forgottenAtOnce ? (words.at(-1) ?? '') : ''
    const gone = await rows<{ word: string }>(
      ctx,
      sql`delete from lexicon l using ${withTerms(words)} where l.word = t.word and not ${isHeld} returning l.word`,
    )
    forgotten = gone.map(({ word }) => word)
  }
}

const withTerms = (words: string[]): Sql =>
  sql`unnest(${words}::text[], ${words.map((word) => quoted(stemOf(word)))}::text[]) t (word, term)`
const isHeld = sql`exists (select 1 from chunks c where c.words @@ t.term::tsquery)`
