import type { Ctx } from '../../platform/ctx'
import { conflict } from '../../platform/errors'
import { rows, sql, type Sql } from '../../platform/database/sql'

const duplicateFullName = conflict(
  'duplicate_full_name',
  'Outro usuário do escritório já usa este nome completo. Acrescente um sobrenome que os distinga.',
)
const nameInUse = (username: string) =>
  conflict(
    'duplicate_full_name',
    `O usuário ${username} usa agora este nome completo. Peça-lhe que o altere e tente novamente.`,
  )

/**
 * Refuses a full name that another active user has, so that nobody acts under a colleague's name. Whoever
 * shares one already keeps it.
 * Call it under `lockAccounts`.
 */
export async function refuseTakenName(
  tx: Ctx,
  full_name: string,
  exceptId = '',
  refusal = duplicateFullName,
): Promise<void> {
  const kept = await rows(
    tx,
    sql`select 1 from users where id = ${exceptId} and fold_name(full_name) = fold_name(${full_name})`,
  )
  if (kept.length === 0 && (await holderOf(tx, full_name, exceptId))) throw refusal
}

/** Refuses to activate a user whose full name somebody else took meanwhile; call it under `lockAccounts`. */
export async function refuseNameInUse(
  tx: Ctx,
  { id, full_name }: { id: string; full_name: string },
): Promise<void> {
  const holder = await holderOf(tx, full_name, id)
  if (holder) throw nameInUse(holder)
}

async function holderOf(tx: Ctx, full_name: string, exceptId: string): Promise<string | undefined> {
  const [holder] = await rows<{ username: string }>(
    tx,
    sql`select username from users
        where fold_name(full_name) = fold_name(${full_name}) and is_active and id <> ${exceptId} limit 1`,
  )
  return holder?.username
}

/** The user name of an event's actor where the name in the event may be read as another user's; else null. */
export const actorUsername: Sql = sql`(
  select a.username from users a where a.id = e.actor_id and exists (
    select 1 from users o where o.id <> a.id and fold_name(o.full_name) = fold_name(e.actor_name)))`
