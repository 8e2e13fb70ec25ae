import { v7 as uuid } from 'uuid'
import {
  invitationDays,
  type Creation,
  type Invitation,
  type Invited,
} from '@lavra/contracts/accounts/invitations'
import { countAttempt } from '../../platform/access/rate-limits'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, notFound, onDuplicate, unauthenticated } from '../../platform/errors'
import { paged, rows, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'
import {
  hashToken,
  invitationSentLimit,
  lockAccounts,
  looksLike,
  newToken,
  refuseTakenName,
} from '../auth/service'
import { hasItsAccount } from './account'
import { deliverInvitation } from './delivery'

/** Open ones at a time: an office that invites more than this by hand has lost track of them. */
const MOST_OPEN = 100
const DAY_MS = 86_400_000

const alreadyInvited = conflict(
  'already_invited',
  'Já há um convite em aberto para este e-mail. Gere um novo link na lista de convites.',
)
const tooManyOpen = conflict(
  'too_many_invitations',
  `Há ${MOST_OPEN} convites em aberto. Revogue os que não servem mais e tente novamente.`,
)
const sameName = conflict(
  'duplicate_full_name',
  'Já há um convite em aberto para este nome completo. Acrescente um sobrenome que os distinga.',
)
const hasAccount = conflict(
  'email_has_account',
  'Este e-mail já é usado por um usuário do escritório. Confira a lista de usuários.',
)
const isInactive = conflict(
  'email_inactive',
  'Este e-mail é de um usuário desativado. Ative-o na lista de usuários em vez de convidá-lo.',
)
const invitationNotFound = () => notFound('Convite não encontrado')

const columns = sql`i.id, i.full_name, i.email, i.user_role::text as user_role, u.full_name as invited_by, i.created_at, i.expires_at,
  (u.is_active and u.user_role = 'admin' and not ${hasItsAccount}) as in_force, ${hasItsAccount} as has_account`
const from = sql`invitations i join users u on u.id = i.invited_by`

/** Open ones, the newest first. */
export async function listInvitations(
  ctx: Ctx,
  page: { skip: number; limit: number },
): Promise<{ invitations: Wire<Invitation>[]; total: number }> {
  const open = sql`from ${from} where i.expires_at > ${ctx.clock()}`
  const found = await paged<Wire<Invitation>>(ctx, {
    columns,
    from: open,
    order: sql`i.created_at desc, i.id desc`,
    page,
  })
  return { invitations: found.rows, total: found.total }
}

/** Invites somebody who has no account yet; answers the token of the link, which is kept nowhere. */
export async function invite(
  ctx: Ctx,
  { full_name, email, user_role, site }: Creation,
): Promise<Wire<Invited>> {
  const { user } = ctx
  if (!user) throw unauthenticated()
  await countAttempt(ctx, invitationSentLimit, email)
  return ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    await refuseAccount(tx, email)
    await refuseTakenName(tx, full_name, { byAdmin: true })
    await tx.db.invitation.deleteMany({ where: { email, expires_at: { lte: tx.clock() } } })
    await refuseOtherGuest(tx, full_name, email)
    if ((await tx.db.invitation.count({ where: { expires_at: { gt: tx.clock() } } })) >= MOST_OPEN)
      throw tooManyOpen
    const { token, ...fresh } = freshLink(tx)
    const data = {
      id: uuid(),
      full_name,
      email,
      user_role,
      invited_by: user.id,
      created_at: tx.clock(),
      ...fresh,
    }
    const { id } = await onDuplicate(tx.db.invitation.create({ data, select: { id: true } }), alreadyInvited)
    const after = { full_name, email, user_role, expires_at: fresh.expires_at }
    await recordEvent(tx, { action: 'created', entity_type: 'invitation', entity_id: id, after })
    return sent(tx, id, token, site)
  })
}

/** A new link, of whoever asks for it: the one before, shown or mailed, opens nothing any more. */
export async function renewInvitation(
  ctx: Ctx,
  id: string,
  { site }: { site?: string | undefined },
): Promise<Wire<Invited>> {
  const { user } = ctx
  if (!user) throw unauthenticated()
  const known = await ctx.db.invitation.findUnique({ where: { id }, select: { email: true } })
  if (!known) throw invitationNotFound()
  await countAttempt(ctx, invitationSentLimit, known.email)
  return ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    const before = await tx.db.invitation.findUnique({
      where: { id },
      select: { email: true, expires_at: true, full_name: true },
    })
    if (!before) throw invitationNotFound()
    await refuseAccount(tx, before.email)
    await refuseTakenName(tx, before.full_name, { byAdmin: true })
    const { token, ...fresh } = freshLink(tx)
    await tx.db.invitation.update({
      where: { id },
      data: { ...fresh, invited_by: user.id },
      select: { id: true },
    })
    await recordEvent(tx, {
      action: 'updated',
      entity_type: 'invitation',
      entity_id: id,
      before: { expires_at: before.expires_at },
      after: { email: before.email, expires_at: fresh.expires_at },
    })
    return sent(tx, id, token, site)
  })
}

export async function revokeInvitation(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    const before = await tx.db.invitation.findUnique({
      where: { id },
      select: { email: true, full_name: true, user_role: true },
    })
    if (!before) throw invitationNotFound()
    await tx.db.invitation.delete({ where: { id } })
    await recordEvent(tx, { action: 'revoked', entity_type: 'invitation', entity_id: id, before })
  })
}

function freshLink(tx: Ctx) {
  const token = newToken()
  const expires_at = new Date(tx.clock().getTime() + invitationDays * DAY_MS)
  return { token, token_hash: hashToken(token), mail_hash: null, expires_at }
}

/**
 * Whoever has an account already, active or not, is told of: an administrator sees them all in the list of
 * users.
 */
async function refuseAccount(tx: Ctx, email: string): Promise<void> {
  const [known] = await rows<{ is_active: boolean }>(
    tx,
    sql`select is_active from users where ${looksLike(email)} limit 1`,
  )
  if (known) throw known.is_active ? hasAccount : isInactive
}

/** Of two people invited under one name only one could accept. */
async function refuseOtherGuest(tx: Ctx, full_name: string, email: string): Promise<void> {
  const others = sql`expires_at > ${tx.clock()} and email <> ${email} and fold_name(full_name) = fold_name(${full_name})`
  if ((await rows(tx, sql`select 1 from invitations where ${others} limit 1`)).length > 0) throw sameName
}

async function sent(tx: Ctx, id: string, token: string, site: string | undefined): Promise<Wire<Invited>> {
  const mailed = tx.env.SMTP_URL !== undefined
  if (mailed) await tx.jobs.send(deliverInvitation, { id, token_hash: hashToken(token), site })
  const [invitation] = await rows<Wire<Invitation>>(
    tx,
    sql`select ${columns} from ${from} where i.id = ${id}`,
  )
  if (!invitation) throw invitationNotFound()
  return { invitation, token, mailed }
}
