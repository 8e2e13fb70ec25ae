import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { seesAll } from '../../../platform/access/visibility'
import { chunkVisible } from '../index/scope'

/** What was read for an answer became confidential while the answer was written. */
export class SourcesClosed extends Error {
  override name = 'SourcesClosed'
}

const everyMs = 1_000
const always = new AbortController().signal

/**
 * Runs `work` as long as the asker may see these sources, which is asked every second and once more at its
 * end. Throws SourcesClosed.
 */
export async function whileVisible<T>(
  ctx: Ctx,
  sources: { id: string }[],
  work: (visible: AbortSignal) => Promise<T>,
): Promise<T> {
  if (seesAll(ctx.user)) return work(always)
  const closed = new AbortController()
  const look = async () => {
    if (await anyHidden(ctx, sources)) closed.abort()
  }
  // A look that fails is made up for by the next, or by the last.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  try {
    const result = await work(closed.signal)
    await look()
    closed.signal.throwIfAborted()
    return result
  } catch (error) {
    throw closed.signal.aborted ? new SourcesClosed() : error
  } finally {
    clearInterval(timer)
  }
}

async function anyHidden(ctx: Ctx, sources: { id: string }[]): Promise<boolean> {
  const ids = sources.map(({ id }) => id)
  return (
    (
      await rows(
        ctx,
        sql`select 1 from unnest(${ids}::text[]) as c (source_id) where not (${chunkVisible(ctx.user)}) limit 1`,
      )
    ).length > 0
  )
}
