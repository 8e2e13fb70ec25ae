import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Acceptance, Opened } from '@lavra/contracts/accounts/acceptance'
import type { UserRole } from '@lavra/contracts/accounts/users'
import { countAttempt } from '../../platform/access/rate-limits'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { onDuplicate, refuse } from '../../platform/errors'
import { readSettings } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'
import {
  duplicateUsername,
  hashPassword,
  hashToken,
  invitationTokenLimit,
  lockAccounts,
  refuseInvitedName,
  refuseTaken,
  refuseTakenName,
  refuseWeakPassword,
} from '../auth/service'
import { hasItsAccount } from './account'

const invalidInvitation = refuse(
  'invalid_invitation',
  'Este convite não vale mais: já foi usado, expirou ou foi substituído. Peça um novo a quem convidou você.',
)

const hasAccount = refuse(
  'duplicate_email',
  'O e-mail deste convite já tem uma conta no escritório. Entre com ela, ou fale com quem convidou você.',
)

interface Open {
  id: string
  full_name: string
  email: string
  user_role: UserRole
  expires_at: Date
  /** Somebody signs in with its e-mail by now. */
  has_account: boolean
}

/**
 * Of a link that may be used now: an invitation is in force only while whoever made it is an active
 * administrator.
 */
async function openInvitation(ctx: Ctx, token: string): Promise<Open | undefined> {
  const hash = hashToken(token)
  const [found] = await rows<Open>(
    ctx,
    sql`select i.id, i.full_name, i.email, i.user_role::text as user_role, i.expires_at, ${hasItsAccount} as has_account
        from invitations i join users u on u.id = i.invited_by
        where (i.token_hash = ${hash} or i.mail_hash = ${hash}) and i.expires_at > ${ctx.clock()} and u.is_active and u.user_role = 'admin'`,
  )
  return found
}

/** What a token opens; only wrong ones count, so guesses from an office's address keep no guest out. */
async function opened(ctx: Ctx, token: string): Promise<Open> {
  const found = await openInvitation(ctx, token)
  if (!found) {
    await countAttempt(ctx, invitationTokenLimit)
    throw invalidInvitation
  }
  if (found.has_account) throw hasAccount
  return found
}

/** What a link opens. Unknown, used, revoked, replaced and expired ones answer alike. */
export async function lookAtInvitation(ctx: Ctx, { token }: { token: string }): Promise<Wire<Opened>> {
  const { full_name, email, user_role, expires_at } = await opened(ctx, token)
  return { office_name: (await readSettings(ctx)).office_name, full_name, email, user_role, expires_at }
}

/**
 * Makes the account, also where registration is closed, under the invited name or another that the guest
 * writes; of two who use one link at once one gets it.
 */
export async function acceptInvitation(
  ctx: Ctx,
  input: z.output<typeof Acceptance>,
): Promise<{ message: string }> {
  const found = await opened(ctx, input.token)
  const named = { ...found, username: input.username, full_name: input.full_name ?? found.full_name }
  await refuseWeakPassword(ctx, 'password', input.password, named)
  const password_hash = await hashPassword(input.password)
  await ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    // Again under the lock: it may have been used, revoked or renewed, or its administrator demoted, in the
    // meantime.
    const open = await openInvitation(tx, input.token)
    if (!open) throw invalidInvitation
    if (open.has_account) throw hasAccount
    await refuseTaken(tx, { username: input.username, email: open.email }, { invitation: open.id })
    const full_name = input.full_name ?? open.full_name
    const byAdmin = full_name === open.full_name
    await refuseTakenName(tx, full_name, { byAdmin })
    await refuseInvitedName(tx, full_name, { byAdmin, invitation: open.id })
    await tx.db.invitation.delete({ where: { id: open.id } })
    await join(tx, { ...open, full_name }, input.username, password_hash)
  })
  return { message: 'Conta criada. Entre com o usuário e a senha que escolheu.' }
}

async function join(
  tx: Ctx,
  { id, full_name, email, user_role }: Open,
  username: string,
  password_hash: string,
): Promise<void> {
  const account = { username, email, full_name, user_role }
  const data = { id: uuid(), ...account, password_hash, created_at: tx.clock() }
  const user = await onDuplicate(tx.db.user.create({ data, select: { id: true } }), duplicateUsername)
  const actor = { id: user.id, name: full_name }
  await recordEvent(tx, {
    action: 'accepted',
    entity_type: 'invitation',
    entity_id: id,
    after: { username, email, user_role },
    actor,
  })
  await recordEvent(tx, { action: 'created', entity_type: 'user', entity_id: user.id, after: account, actor })
}
