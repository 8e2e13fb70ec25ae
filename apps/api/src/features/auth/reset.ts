import type { z } from 'zod'
import type { ResetConfirmation, ResetRequest } from '@lavra/contracts/accounts/auth'
import { countAttempt, forgetSubjects } from '../../platform/access/rate-limits'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { refuse } from '../../platform/errors'
import { isAtHome } from '../../platform/network/published'
import { resetRequestLimit, resetTokenLimit, signInLimit, typed } from './limits'
import { refuseWeakPassword } from './password-rules'
import { hashPassword } from './passwords'
import { hashToken, newToken, storeToken } from './reset-token'
import { deliverReset, type Delivery } from './reset-delivery'
import { endSessions } from './sessions'

/**
 * How the token travels: in the answer only to this machine, and there only by setting or while nobody else
 * reaches the office.
 */
async function deliveryOf(ctx: Ctx): Promise<Delivery | 'response'> {
  const { PASSWORD_RESET_DELIVERY: wanted, SMTP_URL } = ctx.env
  if (wanted === 'response') return ctx.origin.direct_loopback ? 'response' : 'log'
  if (wanted) return wanted
  if (SMTP_URL) return 'email'
  return (await isAtHome(ctx)) ? 'response' : 'log'
}

const answers: Record<Delivery, string> = {
  email: 'Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.',
  log: 'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.',
}

/** The answer, and what is done before it, are the same whether or not the e-mail is known. */
export async function requestReset(
  ctx: Ctx,
  { email }: z.output<typeof ResetRequest>,
): Promise<{ message: string }> {
  await countAttempt(ctx, resetRequestLimit, email)
  const delivery = await deliveryOf(ctx)
  return ctx.transaction(async (tx) => {
    const user = await tx.db.user.findUnique({ where: { email }, select: { id: true } })
    const entity_id = user?.id ?? null
    await recordEvent(tx, {
      action: 'password_reset_requested',
      entity_type: 'user',
      entity_id,
      after: { email },
      actor: { id: null, name: null },
    })
    if (delivery === 'response')
      return { message: `Password reset token generated: ${await freshToken(tx, email)}` }
    // One that still waits for its turn serves all who ask in the meantime.
    await tx.jobs.send(deliverReset, { email, delivery }, { singletonKey: `${delivery} ${email}` })
    return { message: answers[delivery] }
  })
}

async function freshToken(tx: Ctx, email: string): Promise<string> {
  const token = newToken()
  await storeToken(tx, email, token)
  return token
}

const invalidToken = refuse('invalid_token', 'Token inválido ou expirado')

/**
 * Spends the token and sets the password; the user is signed out everywhere, and wrong passwords tried before
 * are forgiven.
 */
export async function confirmReset(
  ctx: Ctx,
  input: z.output<typeof ResetConfirmation>,
): Promise<{ message: string }> {
  const found = await findReset(ctx, input.token)
  if (!found) {
    await countAttempt(ctx, resetTokenLimit)
    throw invalidToken
  }
  await refuseWeakPassword(ctx, 'new_password', input.new_password, found.user)
  const password_hash = await hashPassword(input.new_password)
  await ctx.transaction(async (tx) => {
    // The conditional update decides when two use one token at once, or a newer one came in between.
    const { id, user } = found
    const live = { id, token_hash: hashToken(input.token), used_at: null, user: { is_active: true } }
    const spent = await tx.db.passwordReset.updateMany({ where: live, data: { used_at: tx.clock() } })
    if (spent.count === 0) throw invalidToken
    await tx.db.user.update({
      where: { id: user.id },
      data: { password_hash, version: { increment: 1 } },
      select: { id: true },
    })
    await endSessions(tx, user.id)
    await forgetSubjects(tx, signInLimit, [await typed(tx, user.username), await typed(tx, user.email)])
    await recordEvent(tx, {
      action: 'password_changed',
      entity_type: 'user',
      entity_id: user.id,
      actor: { id: user.id, name: user.full_name },
    })
  })
  return { message: 'Senha redefinida. Entre com a nova senha.' }
}

const findReset = (ctx: Ctx, token: string) =>
  ctx.db.passwordReset.findFirst({
    where: {
      token_hash: hashToken(token),
      used_at: null,
      expires_at: { gt: ctx.clock() },
      user: { is_active: true },
    },
    select: { id: true, user: { select: { id: true, username: true, email: true, full_name: true } } },
  })
