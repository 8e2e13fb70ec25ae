import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Credentials, Registration, SignedIn } from '@lavra/contracts/auth'
import type { User } from '@lavra/contracts/users'
import type { Ctx, CurrentUser } from '../../core/ctx'
import { forbidden, onDuplicate, refuse, unauthenticated } from '../../core/errors'
import { readSettings, registrationOpen } from '../../core/settings'
import { rows, sql } from '../../core/sql'
import type { Wire } from '../../core/wire'
import { hashPassword, passwordMatches } from './passwords'

export { confirmReset, requestReset } from './reset'

/** Signs a bearer token that names its session. */
export type SignToken = (claims: { sub: string; sid: string }, seconds: number) => string

const SESSION_SECONDS = 30 * 24 * 3600
const IDLE_SECONDS = 7 * 24 * 3600
/** A session's last use is written at most this often. */
const TOUCH_SECONDS = 600

/** The first user ever becomes administrator and superuser; the lock keeps two from being first at once. */
export async function register(ctx: Ctx, input: z.output<typeof Registration>): Promise<Wire<User>> {
  const password_hash = await hashPassword(input.password)
  return ctx.transaction(async (tx) => {
    await rows(tx, sql`select pg_advisory_xact_lock(hashtext('lavra.register'))::text`)
    const first = (await tx.db.user.count()) === 0
    const settings = await readSettings(tx)
    if (!first && ctx.user?.user_role !== 'admin' && !(await registrationOpen(tx, settings))) throw forbidden('O cadastro de novos usuários está fechado')
    await refuseTaken(tx, input.username, input.email)
    const { username, email, full_name } = input
    const user_role = first ? 'admin' : settings.default_user_role
    return onDuplicate(
      tx.db.user.create({ data: { id: uuid(), username, email, full_name, password_hash, user_role, is_superuser: first } }),
      duplicateUsername,
    )
  })
}

const duplicateUsername = refuse('duplicate_username', 'Nome de usuário já cadastrado')

async function refuseTaken(ctx: Ctx, username: string, email: string) {
  const taken = await ctx.db.user.findFirst({
    where: { OR: [{ username: { equals: username, mode: 'insensitive' } }, { email }] },
    select: { email: true },
  })
  if (taken) throw taken.email === email ? refuse('duplicate_email', 'E-mail já cadastrado') : duplicateUsername
}

export async function signIn(ctx: Ctx, input: z.output<typeof Credentials>, sign: SignToken): Promise<Wire<z.output<typeof SignedIn>>> {
  const user = await ctx.db.user.findFirst({
    where: { OR: [{ username: { equals: input.username, mode: 'insensitive' } }, { email: input.username.toLowerCase() }] },
  })
  const matches = await passwordMatches(input.password, user?.password_hash ?? null)
  if (!user || !matches) throw unauthenticated('Credenciais inválidas', 'invalid_credentials')
  if (!user.is_active) throw forbidden('Usuário inativo. Fale com o administrador do escritório.')
  const now = ctx.clock()
  const session = await ctx.db.session.create({
    data: { id: uuid(), user_id: user.id, last_used_at: now, expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000) },
  })
  const access_token = sign({ sub: user.id, sid: session.id }, SESSION_SECONDS)
  return { access_token, token_type: 'bearer', expires_in: SESSION_SECONDS, user }
}

export async function signOut(ctx: Ctx): Promise<undefined> {
  if (ctx.user) await ctx.db.session.deleteMany({ where: { id: ctx.user.session_id } })
}

interface SessionRow extends CurrentUser {
  is_active: boolean
  last_used_at: Date
}

/** The user of a live session, or null; roles are read anew each time, so a change is felt at once. */
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
