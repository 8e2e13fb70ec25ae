import type { Ctx } from '../ctx'
import type { Database } from '../database/database'
import { removeDueFiles } from './pending-files'
import { rows, sql } from '../database/sql'
import { everyMinute, type Sweep } from '../jobs/every-minute'

/**
 * Removes loose files that are due, now and every minute, and once an hour the parts of uploads that were
 * never ended; on the embedded database those of an earlier process at once.
 */
export function sweepFiles(ctx: Ctx, kind: Database['kind']): Sweep {
  const begun = new Date()
  let tookOver = kind !== 'pglite'
  let rounds = 0
  return everyMinute(ctx, 'loose files', async () => {
    if (!tookOver) await takeOver(ctx, begun)
    tookOver = true
    await removeDueFiles(ctx)
    if (rounds++ % 60 === 0) await ctx.files.tidy()
  })
}

/**
 * Nobody else works on the embedded database: what was loose there before the start was left by a process
 * that is gone.
 */
async function takeOver(ctx: Ctx, begun: Date): Promise<void> {
  await rows(ctx, sql`update loose_files set due_at = clock_timestamp() where created_at < ${begun}`)
}
