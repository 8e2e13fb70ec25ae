import type { Ctx } from '../../platform/ctx'
import { conflict } from '../../platform/errors'
import { rows, sql, type Sql } from '../../platform/database/sql'

const duplicateFullName = conflict(
  'duplicate_full_name',
  'Outro usuário do escritório já usa este nome completo. Acrescente um sobrenome que os distinga.',
)
const similarFullName = conflict(
  'similar_full_name',
  'Um usuário do escritório tem um nome quase igual a este. Acrescente um sobrenome que os distinga, ou peça a conta a um administrador.',
)
const nameInUse = (username: string) =>
  conflict(
    'duplicate_full_name',
    `O usuário ${username} usa agora este nome completo. Peça-lhe que o altere e tente novamente.`,
  )

const invitedName = conflict(
  'name_invited',
  'Há um convite em aberto para uma pessoa com este nome completo. Acrescente um sobrenome que os distinga.',
)

/** Who is to have a full name, and who says so. */
interface Naming {
  exceptId?: string
  /** An administrator gives the name, who may know that two people have nearly the same. */
  byAdmin?: boolean
}

/**
 * Refuses a full name that another active user has, so that nobody acts under a colleague's name; one that
 * only differs by a hyphen, a full stop, a title or the like takes an administrator. Whoever shares one
 * already keeps it. Call it under `lockAccounts`.
 */
export async function refuseTakenName(
  tx: Ctx,
  full_name: string,
  { exceptId = '', byAdmin = false }: Naming = {},
): Promise<void> {
  if (await isAnothers(tx, asRead(full_name), exceptId)) throw duplicateFullName
  if (!byAdmin && (await isAnothers(tx, nearly(full_name), exceptId))) throw similarFullName
}

const asRead = (name: string): Sql => sql`fold_name(full_name) = fold_name(${name})`
const nearly = (name: string): Sql => sql`near_name(full_name) = near_name(${name})`

async function isAnothers(tx: Ctx, same: Sql, exceptId: string): Promise<boolean> {
  const kept = await rows(tx, sql`select 1 from users where id = ${exceptId} and ${same}`)
  return kept.length === 0 && (await holderOf(tx, same, exceptId)) !== undefined
}

/**
 * Refuses the full name of an open invitation but the own one, as `refuseTakenName` does that of a user: its
 * guest could not come in. Call it under `lockAccounts`.
 */
export async function refuseInvitedName(
  tx: Ctx,
  full_name: string,
  { exceptId = '', byAdmin = false, invitation = '' }: Naming & { invitation?: string } = {},
): Promise<void> {
  const same = byAdmin ? asRead(full_name) : nearly(full_name)
  const open = sql`${same} and expires_at > ${tx.clock()} and id <> ${invitation}`
  const [reserved] = await rows(
    tx,
    sql`select 1 from invitations where ${open} and not exists (
          select 1 from users where id = ${exceptId} and ${asRead(full_name)}) limit 1`,
  )
  if (reserved) throw invitedName
}

/** Refuses to activate a user whose full name somebody else took meanwhile; call it under `lockAccounts`. */
export async function refuseNameInUse(
  tx: Ctx,
  { id, full_name }: { id: string; full_name: string },
): Promise<void> {
  const holder = await holderOf(tx, asRead(full_name), id)
  if (holder) throw nameInUse(holder)
}

async function holderOf(tx: Ctx, same: Sql, exceptId: string): Promise<string | undefined> {
  const [holder] = await rows<{ username: string }>(
    tx,
    sql`select username from users where ${same} and is_active and id <> ${exceptId} limit 1`,
  )
  return holder?.username
}

/** The user name of an event's actor where the name in the event may be read as another user's; else null. */
export const actorUsername: Sql = sql`(
  select a.username from users a where a.id = e.actor_id and exists (
    select 1 from users o where o.id <> a.id and near_name(o.full_name) = near_name(e.actor_name)))`
