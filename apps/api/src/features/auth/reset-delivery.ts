import { z } from 'zod'
import { defineJob } from '../../platform/jobs/queue'
import { sendMail } from '../../platform/mail'
import { newToken, storeToken } from './reset-token'

const Delivery = z.enum(['email', 'log'])
export type Delivery = z.infer<typeof Delivery>

/**
 * Makes a token and sends it on its way, behind the answer: neither its words nor its time tell whether the
 * address is known. The token is made here and now, so that the queue holds none; a repetition after a
 * failure makes another one.
 */
export const deliverReset = defineJob({
  name: 'password-reset',
  schema: z.object({ email: z.string(), delivery: Delivery }),
  // A mail server that is away for ten minutes loses nothing.
  retry: { limit: 6, delaySeconds: 10 },
  concurrency: 2,
  timeoutSeconds: 120,
  handler: async (ctx, { email, delivery }) => {
    const token = newToken()
    const known = await storeToken(ctx, email, token)
    if (!known) return
    if (delivery === 'email') await sendMail(ctx.env, { to: known, ...resetMail(token) })
    else ctx.log.warn(`Redefinição de senha pedida para ${known}. Token, válido por uma hora: ${token}`)
  },
})

/**
 * The server does not know under which address the office reaches it, so the message says what to do instead
 * of linking to it.
 */
const resetMail = (token: string) => ({
  subject: 'Redefinição de senha do Lavra',
  text: [
    'Olá,',
    'alguém pediu uma nova senha para a sua conta no Lavra.',
    'Se foi você, abra no navegador o endereço do Lavra seguido de /reset-password (a tela "Redefinir senha") e cole lá este token:',
    token,
    'Ele vale por uma hora e só pode ser usado uma vez. Um pedido mais novo anula este.',
    'Se não foi você, ignore esta mensagem: a sua senha continua a mesma.',
  ].join('\n\n'),
})
