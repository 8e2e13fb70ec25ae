import { v7 as uuid } from 'uuid'
import type { Ctx, CurrentUser } from '../../platform/ctx'
import { rows, sql } from '../../platform/database/sql'

export const SESSION_SECONDS = 30 * 24 * 3600
export const IDLE_SECONDS = 7 * 24 * 3600
/** A session's last use is written at most this often. */
const TOUCH_SECONDS = 600

export async function openSession(ctx: Ctx, user_id: string): Promise<{ id: string }> {
  const now = ctx.clock()
  const { address, user_agent = null } = ctx.origin
  const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const data = { id: uuid(), user_id, address, user_agent, created_at: now, last_used_at: now, expires_at }
  return ctx.db.session.create({ data, select: { id: true } })
}

/** Signs a user out everywhere, but for the session that is to go on. */
export async function endSessions(ctx: Ctx, user_id: string, exceptId?: string): Promise<void> {
  await ctx.db.session.deleteMany({ where: { user_id, ...(exceptId && { id: { not: exceptId } }) } })
}

interface SessionRow extends CurrentUser {
  is_active: boolean
  last_used_at: Date
}

/**
 * The user of a live session, or null; roles are read anew each time, so a change is felt at once, on every
 * node.
 */
export async function sessionUser(ctx: Ctx, userId: string, sessionId: string): Promise<CurrentUser | null> {
  const now = ctx.clock()
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1000)
  const [found] = await rows<SessionRow>(
    ctx,
    sql`select u.id, u.username, u.full_name, u.email, u.user_role, u.is_superuser, u.is_active, s.id as session_id, s.last_used_at
        from sessions s join users u on u.id = s.user_id
        where s.id = ${sessionId} and u.id = ${userId} and s.expires_at > ${now} and s.last_used_at > ${idleSince}`,
  )
  if (!found?.is_active) return null
  if (now.getTime() - found.last_used_at.getTime() > TOUCH_SECONDS * 1000)
    await ctx.db.session.updateMany({ where: { id: sessionId }, data: { last_used_at: now } })
  return found
}
