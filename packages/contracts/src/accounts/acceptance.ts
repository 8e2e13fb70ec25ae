import { z } from 'zod'
import { Message, timestamp } from '../base/common'
import { endpoint } from '../base/endpoint'
import { newUsername, personName } from './names'
import { linkToken, password } from './passwords'
import { UserRole } from './users'

const token = linkToken

/** What the person who was invited sees before they accept. */
export const Opened = z.object({
  office_name: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  user_role: UserRole,
  expires_at: timestamp,
})
export type Opened = z.infer<typeof Opened>

/** `full_name`: where the invited one is a colleague's by now, another. */
export const Acceptance = z.object({
  token,
  username: newUsername,
  password,
  full_name: personName.optional(),
})

/** The calls of whoever follows an invitation's link. */
export const acceptance = {
  look: endpoint({
    method: 'POST',
    path: '/invitations/look',
    access: 'public',
    summary: 'Mostra o convite de um link',
    body: z.object({ token }),
    response: Opened,
    refusals: [429],
    example: { token: 'o-token-do-link' },
    answer: {
      office_name: 'Martins & Prado Advocacia',
      full_name: 'Otávio Lins',
      email: 'otavio@exemplo.com',
      user_role: 'standard',
      expires_at: '2026-03-08T12:00:00.000Z',
    },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    summary: 'Aceita um convite com usuário e senha próprios',
    body: Acceptance,
    response: Message,
    refusals: [409, 429],
    example: { token: 'o-token-do-link', username: 'otavio', password: 'segredo-bem-longo' },
    answer: { message: 'Conta criada. Entre com o usuário e a senha que escolheu.' },
  }),
}
