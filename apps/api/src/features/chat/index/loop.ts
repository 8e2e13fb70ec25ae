import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '../../../platform/ctx'
import type { Database } from '../../../platform/database/database'
import { everyMinute } from '../../../platform/jobs/every-minute'
import { dropOtherVectors, embedSome } from './embed'
import { drainQueue } from './queue'
import { forgetter } from './lexicon'
import { keepVectorIndex } from './vector-index'

const restMs = 1_000
/** Between two batches others get their turn at the database. */
const breathMs = 5
/** After a failure, doubled with each further one. */
const firstWaitMs = 2_000
const longestWaitMs = 120_000

/**
 * Keeps the index fresh in this process until `stop`: what changed is indexed within about a second, missing
 * vectors are made.
 */
export function startIndexing(ctx: Ctx, database: Database): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  const loops = [
    repeat(ctx, stopping.signal, 'indexing', () => drainQueue(ctx, stopped)),
    repeat(
      ctx,
      stopping.signal,
      'embedding',
      afterOnce(
        () => dropOtherVectors(ctx, stopped),
        () => embedSome(ctx),
      ),
    ),
  ]
  const sweeps = [
    everyMinute(ctx, 'lexicon', forgetter(ctx)),
    everyMinute(ctx, 'index of vectors', () => keepVectorIndex(ctx, database, stopping.signal)),
  ]
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all([...loops, ...sweeps.map((sweep) => sweep.stop())])
    },
  }
}

/**
 * Calls `step` again and again: at once while there is work, each second while there is none, later and later
 * while it fails.
 */
async function repeat(
  ctx: Ctx,
  signal: AbortSignal,
  name: string,
  step: () => Promise<number>,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let wait = restMs
    try {
      wait = (await step()) > 0 ? breathMs : restMs
      failures = 0
    } catch (error) {
      wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures++)
      ctx.log.warn({ err: error, wait_ms: wait }, `${name} failed; it is tried again`)
    }
    await pause(wait, undefined, { signal }).catch(() => undefined)
  }
}

/** `first` until it has worked once, then `step`. */
function afterOnce(first: () => Promise<void>, step: () => Promise<number>): () => Promise<number> {
  let done = false
  return async () => {
    if (!done) await first()
    done = true
    return step()
  }
}
