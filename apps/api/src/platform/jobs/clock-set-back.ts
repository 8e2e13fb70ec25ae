import type { Ctx } from '../ctx'
import { rows, sql } from '../database/sql'

/*
 * The queue of jobs asks how long ago something was. After the clock was put back that is never long enough:
 * a job would wait, or count as being worked on by a process that is gone, until the clock has come to where
 * it was.
 */

/** Longer than a job waits before it is tried again (jobs.ts). */
const FURTHEST = sql`now() + interval '1 hour'`
/** Nothing that has happened lies ahead. */
const AHEAD = sql`now() + interval '1 minute'`

/** Puts times of the queue that lie further ahead than they can to now. */
export async function forgetFuture(ctx: Ctx): Promise<void> {
  await rows(
    ctx,
    sql`update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > ${FURTHEST} returning 1`,
  )
  await rows(
    ctx,
    sql`update pgboss.job set started_on = now(), heartbeat_on = now() where state = 'active' and heartbeat_on > ${AHEAD} returning 1`,
  )
  await rows(
    ctx,
    sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
        where greatest(monitor_claim_on, monitor_on, maintain_on) > ${AHEAD} returning 1`,
  )
}
