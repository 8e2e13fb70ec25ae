import type { Ctx } from '../../platform/ctx'
import { refuse } from '../../platform/errors'
import { rows, sql } from '../../platform/database/sql'

export const duplicateUsername = refuse('duplicate_username', 'Nome de usuário já cadastrado')
export const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')

/**
 * One at a time: who is first, who is the last administrator and whose a name is cannot be decided by two at
 * once.
 */
export async function lockAccounts(tx: Ctx): Promise<void> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('lavra.accounts'))::text`)
}

/**
 * Refuses what another user already signs in with, be it as a user name or as an e-mail; call it under
 * `lockAccounts`.
 */
export async function refuseTaken(
  tx: Ctx,
  names: { username?: string; email: string },
  exceptId = '',
): Promise<void> {
  if (names.username !== undefined && (await taken(tx, names.username, exceptId))) throw duplicateUsername
  if (await taken(tx, names.email, exceptId)) throw duplicateEmail
}

async function taken(tx: Ctx, name: string, exceptId: string): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from users where (lower(username) = lower(${name}) or lower(email) = lower(${name})) and id <> ${exceptId} limit 1`,
  )
  return found.length > 0
}

/** Where a user's password stands: all that signing in needs to know before it is compared. */
export interface Account {
  id: string
  username: string
  full_name: string
  password_hash: string
  is_active: boolean
}

/** The user of a user name or e-mail, however it is written. */
export async function findAccount(ctx: Ctx, name: string): Promise<Account | null> {
  const [account] = await rows<Account>(
    ctx,
    sql`select id, username, full_name, password_hash, is_active from users where lower(username) = lower(${name}) or lower(email) = lower(${name}) limit 1`,
  )
  return account ?? null
}
