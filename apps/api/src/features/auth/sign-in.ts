import type { z } from 'zod'
import type { Credentials, SignedIn } from '@lavra/contracts/accounts/auth'
import { recordEvent } from '../../platform/audit/events'
import { beginGuess, type Guess } from '../../platform/access/rate-limits'
import type { Ctx } from '../../platform/ctx'
import { forbidden, unauthenticated } from '../../platform/errors'
import { rows, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'
import { findAccount, type Account } from './accounts'
import { signInLimit, typed } from './limits'
import { passwordMatches } from './passwords'
import { SESSION_SECONDS, openSession } from './sessions'

/** Signs a bearer token that names its session. */
export type SignToken = (claims: { sub: string; sid: string }, seconds: number) => string

const wrongCredentials = () => unauthenticated('Credenciais inválidas', 'invalid_credentials')

/**
 * An unknown user, a wrong password and an inactive user's wrong password take the same way and the same
 * time.
 */
export async function signIn(
  ctx: Ctx,
  input: z.output<typeof Credentials>,
  sign: SignToken,
): Promise<Wire<z.output<typeof SignedIn>>> {
  const guess = await beginGuess(ctx, signInLimit, await typed(ctx, input.username))
  const account = await findAccount(ctx, input.username)
  const matches = await passwordMatches(input.password, account?.password_hash ?? null)
  if (!account || !matches || !account.is_active) {
    await recordFailure(ctx, input.username, account)
    await guess.count()
    throw account && matches
      ? forbidden('Usuário inativo. Fale com o administrador do escritório.')
      : wrongCredentials()
  }
  return enter(ctx, account, guess, sign)
}

/** There are never more of these than the limit lets through. */
const recordFailure = (ctx: Ctx, username: string, account: Account | null) =>
  recordEvent(ctx, {
    action: 'sign_in_failed',
    entity_type: 'user',
    entity_id: account?.id ?? null,
    after: { username: username.slice(0, 60) },
    actor: { id: null, name: null },
  })

async function enter(ctx: Ctx, account: Account, guess: Guess, sign: SignToken) {
  return ctx.transaction(async (tx) => {
    // A password changed or a user deactivated while the old password was being compared ends this sign-in as
    // it ends the others.
    const { id, password_hash } = account
    const same = await rows(
      tx,
      sql`select 1 from users where id = ${id} and password_hash = ${password_hash} and is_active for share`,
    )
    if (same.length === 0) throw wrongCredentials()
    await guess.forgive(tx)
    const user = await tx.db.user.findUniqueOrThrow({ where: { id }, omit: { password_hash: true } })
    // Whoever signs in out of a session of theirs goes on in the new one.
    if (tx.user?.id === id) await tx.db.session.deleteMany({ where: { id: tx.user.session_id } })
    const session = await openSession(tx, id)
    await recordEvent(tx, {
      action: 'signed_in',
      entity_type: 'user',
      entity_id: id,
      actor: { id, name: user.full_name },
    })
    return {
      access_token: sign({ sub: id, sid: session.id }, SESSION_SECONDS),
      token_type: 'bearer' as const,
      expires_in: SESSION_SECONDS,
      user,
    }
  })
}

export async function signOut(ctx: Ctx): Promise<undefined> {
  const { user } = ctx
  if (!user) return
  await ctx.transaction(async (tx) => {
    const ended = await tx.db.session.deleteMany({ where: { id: user.session_id } })
    if (ended.count > 0)
      await recordEvent(tx, { action: 'signed_out', entity_type: 'user', entity_id: user.id })
  })
}
