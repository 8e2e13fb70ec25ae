import type { Ctx } from '../../platform/ctx'
import { conflict, refuse } from '../../platform/errors'
import { rows, sql, type Sql } from '../../platform/database/sql'

export const duplicateUsername = refuse('duplicate_username', 'Nome de usuário já cadastrado')
export const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')
const invited = conflict(
  'email_invited',
  'Há um convite em aberto para este e-mail. Abra o link do convite, ou peça um novo a um administrador.',
)

/**
 * One at a time: who is first, who is the last administrator and whose a name is cannot be decided by two at
 * once.
 */
export async function lockAccounts(tx: Ctx): Promise<void> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('lavra.accounts'))::text`)
}

/**
 * Refuses what another user already signs in with, be it as a user name or as an e-mail, and what looks like
 * it; so too the e-mail of an open invitation but the own one, whose role would be lost. Call it under
 * `lockAccounts`.
 */
export async function refuseTaken(
  tx: Ctx,
  names: { username?: string; email: string },
  { exceptId = '', invitation = '' }: { exceptId?: string; invitation?: string } = {},
): Promise<void> {
  if (names.username !== undefined && (await taken(tx, names.username, exceptId))) throw duplicateUsername
  if (await taken(tx, names.email, exceptId)) throw duplicateEmail
  const given = sql`(fold_look(${names.email}), fold_look(${names.username ?? names.email}))`
  const open = sql`fold_look(email) in ${given} and expires_at > ${tx.clock()} and id <> ${invitation}`
  if ((await rows(tx, sql`select 1 from invitations where ${open} limit 1`)).length > 0) throw invited
}

async function taken(tx: Ctx, name: string, exceptId: string): Promise<boolean> {
  const exactly = sql`(lower(username) = lower(${name}) or lower(email) = lower(${name}))`
  // Whoever shares a look already keeps it.
  const alike = sql`(${looksLike(name)} and not exists (
    select 1 from users me where me.id = ${exceptId} and lower(me.email) = lower(${name})))`
  const found = await rows(
    tx,
    sql`select 1 from users where (${exactly} or ${alike}) and id <> ${exceptId} limit 1`,
  )
  return found.length > 0
}

/** A user whose user name or e-mail reads like this one. */
export const looksLike = (name: string): Sql =>
  sql`(fold_look(username) = fold_look(${name}) or fold_look(email) = fold_look(${name}))`

/** Where a user's password stands: all that signing in needs to know before it is compared. */
export interface Account {
  id: string
  username: string
  full_name: string
  password_hash: string
  is_active: boolean
}

/**
 * The user of a user name or e-mail, however it is written: new names have composed accents, those of before
 * may not.
 */
export async function findAccount(ctx: Ctx, name: string): Promise<Account | null> {
  const forms = sql`(lower(${name}), lower(normalize(${name}, NFC)))`
  const [account] = await rows<Account>(
    ctx,
    sql`select id, username, full_name, password_hash, is_active from users
        where lower(username) in ${forms} or lower(email) in ${forms} order by lower(username) = lower(${name}) desc limit 1`,
  )
  return account ?? null
}
