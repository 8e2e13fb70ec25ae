import { z } from 'zod'
import { IdParams, paging, timestamp } from '../base/common'
import { endpoint } from '../base/endpoint'
import { messages } from '../base/messages'
import { newEmail, personName } from './names'
import { UserRole } from './users'

/** How long a link may be used. */
export const invitationDays = 7

export const InvitationInput = z.object({
  full_name: personName,
  email: newEmail,
  user_role: UserRole,
})

/** Where the link in an e-mail leads: the web app's address as the administrator's browser has it. */
const site = z
  .url({ protocol: /^https?$/, error: messages.invalid })
  .max(200, messages.tooLong)
  .transform((value) => new URL(value).origin)
  .optional()
const Renewal = z.object({ site })
const Creation = InvitationInput.extend({ site })
export type Creation = z.output<typeof Creation>

/** One that nobody has accepted yet. */
export const Invitation = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  user_role: UserRole,
  /** The full name of the administrator whose invitation it is. */
  invited_by: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  /**
   * False where its administrator is none any more (then another administrator makes a new link), or where
   * its e-mail has an account.
   */
  in_force: z.boolean(),
  /** Its e-mail got an account otherwise, so nobody can accept it. */
  has_account: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * The token is answered this once: only its hash is kept. `mailed`: a link of its own goes out by e-mail,
 * too.
 */
export const Invited = z.object({ invitation: Invitation, token: z.string(), mailed: z.boolean() })
export type Invited = z.infer<typeof Invited>

const invitation = {
  id: '0197f3a0-0000-7000-8000-000000000011',
  full_name: 'Otávio Lins',
  email: 'otavio@exemplo.com',
  user_role: 'standard',
  invited_by: 'Helena Martins',
  created_at: '2026-03-01T12:00:00.000Z',
  expires_at: '2026-03-08T12:00:00.000Z',
  in_force: true,
  has_account: false,
}
const example = {
  full_name: 'Otávio Lins',
  email: 'otavio@exemplo.com',
  user_role: 'standard',
  site: 'https://lavra.exemplo.com',
}
// Not 201: what is kept for a repeated call would hold the token.
const invited = {
  response: Invited,
  answer: { invitation, token: 'o-token-do-link', mailed: false },
  refusals: [409, 429],
}

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/invitations/',
    access: 'admin',
    summary: 'Convites em aberto',
    query: z.object(paging(50)),
    response: z.object({ invitations: z.array(Invitation), total: z.int() }),
    answer: { invitations: [invitation], total: 1 },
  }),
  create: endpoint({
    method: 'POST',
    path: '/invitations/',
    access: 'admin',
    summary: 'Convida uma pessoa para o escritório',
    body: Creation,
    example,
    ...invited,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/invitations/{id}/renew',
    access: 'admin',
    summary: 'Gera um novo link; o anterior deixa de valer',
    params: IdParams,
    body: Renewal,
    example: { site: example.site },
    ...invited,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    access: 'admin',
    summary: 'Revoga um convite',
    status: 204,
    params: IdParams,
  }),
}
