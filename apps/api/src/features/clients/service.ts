import { v7 as uuid } from 'uuid'
import type { Client, ClientInput, ClientQuery, ClientUpdate } from '@lavra/contracts/clients'
import {
  type AuditEntry,
  changesOf,
  contentOf,
  recordEvent,
  recordEvents,
  rowsWithEvents,
} from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, notFound, onDuplicate, onReferenced, refuse } from '../../platform/errors'
import { knownTotal } from '../../platform/database/row-counts'
import { insertOne, matchesText, paged, rows, sql, updateOne, whereAll } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { requireVersion, type Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'

const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')
const hasCases = conflict('client_has_cases', 'Cliente possui processos vinculados')
const clientNotFound = () => notFound('Cliente não encontrado')

const columns = sql`c.id, c.name, c.email, c.phone, c.client_type::text as client_type, c.status::text as status,
  (select count(*)::int from cases k where k.client_id = c.id) as cases_count, c.version, c.created_at, c.updated_at`

export async function createClient(ctx: Ctx, input: ClientInput): Promise<Wire<Client>> {
  const client = { id: uuid(), ...input }
  const created: AuditEntry = {
    action: 'created',
    entity_type: 'client',
    entity_id: client.id,
    after: contentOf(client),
  }
  return changedRow(
    rowsWithEvents<Client>(ctx, [created], sql`${insertOne('clients', client)} returning ${columns}`),
  )
}

/** `hold` keeps it as it is until the transaction ends. */
export async function getClient(ctx: Ctx, id: string, hold?: 'hold'): Promise<Client> {
  const [found] = await rows<Client>(
    ctx,
    sql`select ${columns} from clients c where c.id = ${id} ${hold ? sql`for no key update of c` : sql``}`,
  )
  if (!found) throw clientNotFound()
  return found
}

async function changedRow(write: Promise<Client[]>): Promise<Client> {
  const [client] = await onDuplicate(write, duplicateEmail)
  if (!client) throw clientNotFound()
  return client
}

/** Newest first; `search` matches name, e-mail or the digits of the phone. */
export async function listClients(
  ctx: Ctx,
  query: ClientQuery,
): Promise<{ clients: Wire<Client>[]; total: number }> {
  const where = whereAll([
    query.client_type && sql`c.client_type = ${query.client_type}`,
    query.status && sql`c.status = ${query.status}`,
    query.search && matchesText(query.search, sql`c.search`),
  ])
  const from = sql`from clients c ${where}`
  const { rows, total } = await paged<Client>(ctx, {
    columns,
    from,
    order: sql`c.created_at desc, c.id desc`,
    page: query,
    total: knownTotal('clients', where),
  })
  return { clients: rows, total }
}

/**
 * Changes what is given; where nothing differs, nothing happens and the version stays. A new name goes to the
 * client's cases too.
 */
export async function updateClient(
  ctx: Ctx,
  id: string,
  input: ClientUpdate,
  expected: Expected,
): Promise<Wire<Client>> {
  const before = await getClient(ctx, id)
  requireVersion(before.version, expected)
  const changes = changesOf(before, input)
  if (!changes) return before
  const unlessOvertaken = 'name' in changes.after ? undefined : await changed(ctx, before, input, changes)
  return unlessOvertaken ?? updateHeld(ctx, id, input, expected)
}

/**
 * Without its name a client changes in one statement; nothing where somebody else has changed it since it was
 * read.
 */
async function changed(
  ctx: Ctx,
  { id, version }: Client,
  input: ClientUpdate,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): Promise<Client | undefined> {
  const write = sql`${updateOne(ctx, 'clients', id, input)} and c.version = ${version} returning ${columns}`
  const told: AuditEntry = { action: 'updated', entity_type: 'client', entity_id: id, ...changes }
  const [client] = await onDuplicate(rowsWithEvents<Client>(ctx, [told], write), duplicateEmail)
  return client
}

async function updateHeld(ctx: Ctx, id: string, input: ClientUpdate, expected: Expected): Promise<Client> {
  return ctx.transaction(async (tx) => {
    const before = await getClient(tx, id, 'hold')
    requireVersion(before.version, expected)
    const changes = changesOf(before, input)
    if (!changes) return before
    const client = await changedRow(
      rows<Client>(tx, sql`${updateOne(tx, 'clients', id, input)} returning ${columns}`),
    )
    const renamed = client.name === before.name ? [] : await renameInCases(tx, id, client.name)
    await recordEvents(tx, [
      { action: 'updated', entity_type: 'client', entity_id: id, ...changes },
      ...renamed,
    ])
    return client
  })
}

/** Returns what the trail is to say of it. */
async function renameInCases(tx: Ctx, client_id: string, client_name: string): Promise<AuditEntry[]> {
  const renamed = await rows<{ id: string; old_name: string }>(
    tx,
    sql`with held as (select id, client_name from cases where client_id = ${client_id} order by id for no key update)
        update cases c set client_name = ${client_name}, version = c.version + 1, updated_at = ${tx.clock()}
        from held where c.id = held.id and held.client_name <> ${client_name} returning c.id, held.client_name as old_name`,
  )
  return renamed.map(({ id, old_name }) => ({
    action: 'updated',
    entity_type: 'case',
    entity_id: id,
    case_id: id,
    before: { client_name: old_name },
    after: { client_name },
  }))
}

/** Refuses while the client has cases: the database's own rule, so that no case can slip in between. */
export async function deleteClient(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    const client = await getClient(tx, id, 'hold')
    const { name: title, email, phone } = client
    await onReferenced(moveToTrash(tx, { kind: 'client', id, title, subtitle: email ?? phone }), hasCases)
    await recordEvent(tx, {
      action: 'deleted',
      entity_type: 'client',
      entity_id: id,
      before: contentOf(client, ['cases_count']),
    })
  })
}
