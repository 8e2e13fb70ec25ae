import type { Ctx } from '../../../platform/ctx'
import type { Database } from '../../../platform/database/database'
import { rows, sql } from '../../../platform/database/sql'
import { jobTopic } from '../../../platform/jobs/queue'
import { looks, whenWoken } from '../../../platform/jobs/when-woken'
import { liveLease } from './lease'
import { enqueueStep, petitionStep } from './pipeline'

/** While a petition runs in the background. */
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

/** Sweeps now and every few seconds while a petition runs in the background, until `stop`. */
export function sweepBackground(ctx: Ctx, database: Pick<Database, 'on'>): { stop: () => Promise<void> } {
  const sweep = async () => {
    await resumeBackground(ctx)
    const [running] = await rows(
      ctx,
      sql`select 1 from petitions where background and status = 'processing' limit 1`,
    )
    return running ? sweepEveryMs : looks.slowMs
  }
  const sweeps = whenWoken(ctx.log, 'sweep of background petitions', sweep, sweepEveryMs)
  const unsubscribe = database.on(jobTopic(petitionStep.name), sweeps.wake)
  return {
    stop: async () => {
      unsubscribe()
      await sweeps.stop()
    },
  }
}
