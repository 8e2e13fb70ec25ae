import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'

/**
 * PostgreSQL's own statistics of the index: how many passages there are, and which share of them holds each
 * frequent stem.
 */
export interface CommonWords {
  passages: number
  shares: Map<string, number>
}

/**
 * They change when PostgreSQL counts anew, minutes apart at best; reading them takes as long as a small
 * search.
 */
const keptMs = 60_000
const kept = new WeakMap<Ctx['env'], { until: number; words: Promise<CommonWords> }>()

/** Asked of the database once a minute; they name only words that are frequent in the whole office. */
export function commonWords(ctx: Ctx): Promise<CommonWords> {
  const before = kept.get(ctx.env)
  if (before && before.until > Date.now()) return before.words
  const words = read(ctx)
  kept.set(ctx.env, { until: Date.now() + keptMs, words })
  words.catch(() => kept.delete(ctx.env))
  return words
}

async function read(ctx: Ctx): Promise<CommonWords> {
  const [found] = await rows<{ passages: number; stems: string[] | null; shares: number[] | null }>(
    ctx,
    sql`select k.reltuples as passages, s.most_common_elems::text::text[] as stems, s.most_common_elem_freqs as shares
        from pg_class k left join pg_stats s on s.schemaname = current_schema() and s.tablename = 'chunks' and s.attname = 'words' and not s.inherited
        where k.oid = 'chunks'::regclass`,
  )
  const shares = found?.shares ?? []
  return {
    passages: found?.passages ?? 0,
    shares: new Map((found?.stems ?? []).map((stem, index) => [stem, shares[index] ?? 0])),
  }
}
