import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { ResetConfirmation, ResetRequest } from '@lavra/contracts/auth'
import type { Ctx } from '../../core/ctx'
import { refuse } from '../../core/errors'
import { sendMail } from '../../core/mail'
import { hashPassword } from './passwords'

type Delivery = 'response' | 'email' | 'log'

const HOUR_MS = 3_600_000
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** How the token travels: in the answer only where the request comes from this machine through no proxy (api.md, Sign-in). */
function deliveryOf(ctx: Ctx): Delivery {
  const wanted = ctx.env.PASSWORD_RESET_DELIVERY ?? (ctx.env.SMTP_URL ? 'email' : 'response')
  return wanted === 'response' && !ctx.origin.direct_loopback ? 'log' : wanted
}

/** Makes a new token (an older one dies); the answer is the same whether or not the e-mail is known. */
export async function requestReset(ctx: Ctx, { email }: z.output<typeof ResetRequest>): Promise<{ message: string }> {
  const token = randomBytes(32).toString('base64url')
  const user = await ctx.db.user.findFirst({ where: { email, is_active: true }, select: { id: true } })
  if (user) await storeToken(ctx, user.id, token)
  const delivery = deliveryOf(ctx)
  if (delivery === 'response') return { message: `Password reset token generated: ${token}` }
  if (user) deliver(ctx, delivery, email, token)
  return {
    message:
      delivery === 'email'
        ? 'Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.'
        : 'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.',
  }
}

async function storeToken(ctx: Ctx, user_id: string, token: string) {
  const fresh = { token_hash: hashToken(token), expires_at: new Date(ctx.clock().getTime() + HOUR_MS), used_at: null }
  await ctx.db.passwordReset.upsert({ where: { user_id }, create: { id: uuid(), user_id, ...fresh }, update: fresh })
}

/** Neither the answer nor its time may tell whether the address is known, so mail goes out behind it. */
function deliver(ctx: Ctx, delivery: 'email' | 'log', email: string, reset: string) {
  if (delivery === 'log') {
    ctx.log.warn(`Redefinição de senha pedida para ${email}. Código, válido por uma hora: ${reset}`)
    return
  }
  const text = `Alguém pediu uma nova senha para a sua conta no Lavra.\n\nCódigo, válido por uma hora:\n${reset}\n\nSe não foi você, ignore esta mensagem.`
  void sendMail(ctx.env, { to: email, subject: 'Redefinição de senha do Lavra', text }).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'password reset e-mail')
  })
}

const invalidToken = refuse('invalid_token', 'Token inválido ou expirado')

/** Spends the token and sets the password; the user is signed out everywhere. */
export async function confirmReset(ctx: Ctx, input: z.output<typeof ResetConfirmation>): Promise<{ message: string }> {
  const password_hash = await hashPassword(input.new_password)
  const now = ctx.clock()
  await ctx.transaction(async (tx) => {
    const where = { token_hash: hashToken(input.token), used_at: null, expires_at: { gt: now }, user: { is_active: true } }
    const reset = await tx.db.passwordReset.findFirst({ where, select: { id: true, user_id: true } })
    if (!reset) throw invalidToken
    // The conditional update decides when two use one token at once.
    const spent = await tx.db.passwordReset.updateMany({ where: { id: reset.id, used_at: null }, data: { used_at: now } })
    if (spent.count === 0) throw invalidToken
    await tx.db.user.update({ where: { id: reset.user_id }, data: { password_hash } })
    await tx.db.session.deleteMany({ where: { user_id: reset.user_id } })
  })
  return { message: 'Senha redefinida. Entre com a nova senha.' }
}
