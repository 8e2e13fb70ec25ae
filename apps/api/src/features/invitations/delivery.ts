import { z } from 'zod'
import { invitationDays } from '@lavra/contracts/accounts/invitations'
import { defineJob } from '../../platform/jobs/queue'
import { sendMail } from '../../platform/mail'
import { readSettings } from '../../platform/settings'
import { hashToken, newToken } from '../auth/service'

/**
 * Mails an invitation with a link of its own, made here and now, so that the queue holds none. `token_hash`
 * is that of the link that was shown: where a newer one or the invitation's end came in between, nothing is
 * sent.
 */
export const deliverInvitation = defineJob({
  name: 'invitation',
  schema: z.object({ id: z.string(), token_hash: z.string(), site: z.string().optional() }),
  retry: { limit: 6, delaySeconds: 10 },
  concurrency: 2,
  timeoutSeconds: 120,
  handler: async (ctx, { id, token_hash, site }) => {
    const token = newToken()
    const where = { id, token_hash, expires_at: { gt: ctx.clock() } }
    const kept = await ctx.db.invitation.updateMany({ where, data: { mail_hash: hashToken(token) } })
    if (kept.count === 0) return
    const found = await ctx.db.invitation.findUnique({ where: { id }, select: { email: true } })
    const { office_name } = await readSettings(ctx)
    if (found) await sendMail(ctx.env, { to: found.email, ...mail(token, site, office_name) })
  },
})

/**
 * Where nobody said under which address the office is reached, the message says what to do instead of linking
 * to it.
 */
const mail = (token: string, site: string | undefined, office: string | null) => ({
  subject: 'Convite para o Lavra',
  text: [
    'Olá,',
    `você foi convidado a trabalhar no Lavra${office ? ` com ${office}` : ''}.`,
    ...(site
      ? ['Abra este link e escolha o seu nome de usuário e a sua senha:', `${site}/invite#${token}`]
      : [
          'Abra no navegador o endereço do Lavra do escritório seguido de /invite e cole lá este código:',
          token,
        ]),
    `Ele vale por ${invitationDays} dias e só pode ser usado uma vez.`,
    'Se você não esperava este convite, ignore esta mensagem.',
  ].join('\n\n'),
})
