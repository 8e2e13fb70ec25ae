import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { liveLease } from './lease'
import { enqueueStep } from './pipeline'

const sweepEveryMs = 3_000

/**
 * Gives every background petition whose step nobody works on a job again: the one it had may have died with
 * its process.
 */
export async function resumeBackground(ctx: Ctx): Promise<number> {
  const idle = await rows<{ id: string }>(
    ctx,
    sql`select p.id from petitions p
        where p.background and p.status = 'processing' and not exists (
          select 1 from agent_runs r where r.petition_id = p.id and r.status = 'in_progress' and ${liveLease})
        order by p.updated_at limit 500`,
  )
  for (const { id } of idle) await enqueueStep(ctx, id)
  return idle.length
}

/** Sweeps now and every few seconds until `stop`; one sweep at a time, and a failed one is only told. */
export function sweepBackground(ctx: Ctx): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const sweep = async () => {
    await resumeBackground(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'sweep of background petitions failed'),
    )
  }
  const next = () => (running = running.then(sweep))
  void next()
  const timer = setInterval(() => void next(), sweepEveryMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
