import { WINDOW_MS } from '../../platform/access/rate-limits'
import type { Ctx } from '../../platform/ctx'
import { readSettings } from '../../platform/settings'
import { rows, sql, type Sql } from '../../platform/database/sql'

const EVERY_MS = 3_600_000
const DAY_MS = 24 * 3_600_000
/** Deleted in one statement, so that none runs long on the embedded database, which has one connection. */
const BATCH = 2_000

/**
 * What has expired: attempts out of the window, dead sessions, spent reset tokens, invitations, answers kept
 * for repetitions.
 */
const expired = (now: Date, idleDays: number): Sql[] => [
  sql`delete from attempts where id in (select id from attempts where created_at < ${before(now, WINDOW_MS)} limit ${BATCH})`,
  sql`delete from sessions where id in (
        select id from sessions where expires_at < ${now} or last_used_at < ${before(now, idleDays * DAY_MS)} limit ${BATCH})`,
  sql`delete from password_resets where id in (
        select id from password_resets where expires_at < ${now} or used_at < ${now} limit ${BATCH})`,
  sql`delete from invitations where id in (select id from invitations where expires_at < ${now} limit ${BATCH})`,
  sql`delete from idempotency_keys where (user_id, key) in (
        select user_id, key from idempotency_keys where expires_at < ${now} limit ${BATCH})`,
]

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Deletes all that has expired; answers how many rows. */
export async function deleteExpired(ctx: Ctx): Promise<number> {
  let total = 0
  // At most the seven days after which nobody may use a session anyway.
  const { retention_session_days } = await readSettings(ctx)
  for (const statement of expired(ctx.clock(), retention_session_days))
    for (let deleted = BATCH; deleted === BATCH; total += deleted)
      deleted = (await rows(ctx, sql`${statement} returning 1`)).length
  return total
}

/** Now and once an hour until `stop`; a failed sweep is only told. */
export function sweepExpired(ctx: Ctx): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const sweep = () =>
    deleteExpired(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'sweep of what has expired failed'),
    )
  const next = () => (running = running.then(sweep))
  void next()
  const timer = setInterval(() => void next(), EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
