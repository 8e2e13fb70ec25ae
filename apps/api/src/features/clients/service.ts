import type { InferResult } from 'kysely'
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
import { countAll, db, given, matchesText, page, rows, sql } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { requireVersion, type Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'

const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')
const hasCases = conflict('client_has_cases', 'Cliente possui processos vinculados')
const clientNotFound = () => notFound('Cliente não encontrado')

/** The columns of a client as the contract names them. */
const columns = [
  ...([
    'clients.id',
    'clients.name',
    'clients.email',
    'clients.phone',
    'clients.client_type',
    'clients.status',
  ] as const),
  sql<number>`(select count(*)::int from cases k where k.client_id = clients.id)`.as('cases_count'),
  ...(['clients.version', 'clients.created_at', 'clients.updated_at'] as const),
] as const
const selected = db.selectFrom('clients').select(columns)
type ClientRow = InferResult<typeof selected>[number]

export async function createClient(ctx: Ctx, input: ClientInput): Promise<Wire<Client>> {
  const client = { id: uuid(), ...input }
  const created: AuditEntry = {
    action: 'created',
    entity_type: 'client',
    entity_id: client.id,
    after: contentOf(client),
  }
  return changedRow(
    rowsWithEvents(ctx, [created], db.insertInto('clients').values(client).returning(columns)),
  )
}

/** `hold` keeps it as it is until the transaction ends. */
export async function getClient(ctx: Ctx, id: string, hold?: 'hold'): Promise<ClientRow> {
  const one = selected.where('clients.id', '=', id)
  const [found] = await rows(ctx, hold ? one.forNoKeyUpdate() : one)
  if (!found) throw clientNotFound()
  return found
}

async function changedRow(write: Promise<ClientRow[]>): Promise<ClientRow> {
  const [client] = await onDuplicate(write, duplicateEmail)
  if (!client) throw clientNotFound()
  return client
}

/** Newest first; `search` matches name, e-mail or the digits of the phone. */
export async function listClients(
  ctx: Ctx,
  query: ClientQuery,
): Promise<{ clients: Wire<Client>[]; total: number }> {
  const { client_type, status, search } = query
  const found = db
    .selectFrom('clients')
    .where((eb) =>
      eb.and(
        given([
          client_type && eb('clients.client_type', '=', client_type),
          status && eb('clients.status', '=', status),
          search && matchesText(search, sql.ref('clients.search')),
        ]),
      ),
    )
  const { rows, total } = await page(ctx, {
    list: found.select(columns).orderBy('clients.created_at', 'desc').orderBy('clients.id', 'desc'),
    count: found.select(countAll),
    page: query,
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
  { id, version }: ClientRow,
  input: ClientUpdate,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): Promise<ClientRow | undefined> {
  const write = updateOf(ctx, id, input).where('clients.version', '=', version).returning(columns)
  const told: AuditEntry = { action: 'updated', entity_type: 'client', entity_id: id, ...changes }
  const [client] = await onDuplicate(rowsWithEvents(ctx, [told], write), duplicateEmail)
  return client
}

const updateOf = (ctx: Ctx, id: string, fields: ClientUpdate) =>
  db
    .updateTable('clients')
    .set((eb) => ({ ...fields, version: eb('clients.version', '+', 1), updated_at: ctx.clock() }))
    .where('clients.id', '=', id)

async function updateHeld(ctx: Ctx, id: string, input: ClientUpdate, expected: Expected): Promise<ClientRow> {
  return ctx.transaction(async (tx) => {
    const before = await getClient(tx, id, 'hold')
    requireVersion(before.version, expected)
    const changes = changesOf(before, input)
    if (!changes) return before
    const client = await changedRow(rows(tx, updateOf(tx, id, input).returning(columns)))
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
