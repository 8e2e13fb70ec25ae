import type { Ctx } from '../../../platform/ctx'
import type { Database } from '../../../platform/database/database'
import { everyMinute } from '../../../platform/jobs/every-minute'
import { looks, whenWoken } from '../../../platform/jobs/when-woken'
import { dropOtherVectors, embedSome } from './embed'
import { drainQueue, untilDue } from './queue'
import { forgetter } from './lexicon'
import { keepVectorIndex } from './vector-index'

/** Between two batches others get their turn at the database. */
const breathMs = 5

/**
 * Keeps the index fresh in this process until `stop`: what changed is indexed at once, missing
 * vectors are made.
 */
export function startIndexing(ctx: Ctx, database: Database): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  const embedding = whenWoken(
    ctx.log,
    'embedding',
    afterOnce(
      () => dropOtherVectors(ctx, stopped),
      async () => ((await embedSome(ctx)) > 0 ? breathMs : looks.slowMs),
    ),
  )
  const indexing = whenWoken(ctx.log, 'indexing', async () => {
    if ((await drainQueue(ctx, stopped)) === 0) return Math.min(looks.slowMs, await untilDue(ctx))
    embedding.wake()
    return breathMs
  })
  const unsubscribe = database.on('index', indexing.wake)
  const sweeps = [
    everyMinute(ctx, 'lexicon', forgetter(ctx)),
    everyMinute(ctx, 'index of vectors', () => keepVectorIndex(ctx, database, stopping.signal)),
  ]
  return {
    stop: async () => {
      stopping.abort()
      unsubscribe()
      await Promise.all([indexing, embedding, ...sweeps].map((sweep) => sweep.stop()))
    },
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
