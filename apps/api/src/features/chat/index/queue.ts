import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { indexSource, type Queued } from './source'

export interface SourceKey {
  source_type: SourceType
  source_id: string
}

const atOnce = 10

/**
 * Indexes some of what has changed; answers how much was there to do. A source that fails waits and holds up
 * no other.
 */
export async function drainQueue(ctx: Ctx, stopped: () => boolean): Promise<number> {
  const due = await claimDue(ctx)
  for (const queued of due) {
    if (stopped()) break
    await indexOne(ctx, queued, false)
  }
  return due.length
}

/** Milliseconds until something in the queue is due; Infinity where nothing waits. */
export async function untilDue(ctx: Ctx): Promise<number> {
  const [next] = await rows<{ ms: number }>(
    ctx,
    sql`select extract(epoch from next_try_at - clock_timestamp())::float8 * 1000 as ms
        from index_queue order by next_try_at limit 1`,
  )
  return Math.max(0, next?.ms ?? Infinity)
}

/** Takes what is due for a minute: a process that dies leaves it to the others. */
async function claimDue(ctx: Ctx): Promise<Queued[]> {
  const [waiting] = await rows(
    ctx,
    sql`select 1 from index_queue where next_try_at <= clock_timestamp() limit 1`,
  )
  if (!waiting) return []
  return rows<Queued>(
    ctx,
    sql`update index_queue q set attempts = q.attempts + 1, next_try_at = clock_timestamp() + interval '1 minute'
        from (select source_type, source_id from index_queue where next_try_at <= clock_timestamp()
              order by next_try_at limit ${atOnce} for update skip locked) due
        where q.source_type = due.source_type and q.source_id = due.source_id
        returning q.source_type, q.source_id, q.stamp::text as stamp`,
  )
}

async function indexOne(ctx: Ctx, queued: Queued, whole: boolean): Promise<void> {
  try {
    await indexSource(ctx, queued, whole)
  } catch (error) {
    const { source_type, source_id } = queued
    ctx.log.warn(
      { err: error, source_type, source_id },
      'a record could not be indexed; it is tried again later',
    )
    await postpone(ctx, queued)
  }
}

/** 4 seconds after the first failure, twice as long after each further one, ten minutes at most. */
const postpone = (ctx: Ctx, { source_type, source_id, stamp }: Queued) =>
  rows(
    ctx,
    sql`
    update index_queue set next_try_at = clock_timestamp() + least(600, 2 * power(2, least(attempts, 20))) * interval '1 second'
    where source_type = ${source_type}::source_type and source_id = ${source_id} and stamp = ${stamp}::uuid`,
  )

/**
 * Indexes these sources anew, every chunk of them, as far as the time goes; the rest is left to the queue.
 */
export async function indexThese(ctx: Ctx, sources: SourceKey[], forMs: number): Promise<void> {
  const end = Date.now() + forMs
  for (let start = 0; start < sources.length; start += atOnce) {
    const batch = sources.slice(start, start + atOnce)
    for (const queued of await claimThese(ctx, batch)) {
      if (Date.now() < end) await indexOne(ctx, queued, true)
      else
        await rows(
          ctx,
          sql`select index_again(${queued.source_type}::source_type, array[${queued.source_id}])`,
        )
    }
  }
}

const claimThese = (ctx: Ctx, sources: SourceKey[]) =>
  rows<Queued>(
    ctx,
    sql`insert into index_queue (source_type, source_id, attempts, next_try_at)
        select v.source_type, v.source_id, 1, clock_timestamp() + interval '1 minute'
        from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as v (source_type source_type, source_id text) order by 1, 2
        on conflict (source_type, source_id) do update set stamp = gen_random_uuid(), attempts = 1, next_try_at = excluded.next_try_at
        returning source_type, source_id, stamp::text as stamp`,
  )
