import { v7 as uuid } from 'uuid'
import type { Client, ClientInput, ClientQuery, ClientUpdate } from '@lavra/contracts/clients'
import { changesOf, contentOf, recordEvent, recordEvents } from '../../core/audit'
import type { Ctx } from '../../core/ctx'
import { conflict, notFound, onDuplicate, onReferenced, refuse } from '../../core/errors'
import { type Sql, matchesText, paged, rows, sql, whereAll } from '../../core/sql'
import { holdVersion, type Expected } from '../../core/versions'
import type { Wire } from '../../core/wire'

const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')
const hasCases = conflict('client_has_cases', 'Cliente possui processos vinculados')
const clientNotFound = () => notFound('Cliente não encontrado')

const columns = sql`c.id, c.name, c.email, c.phone, c.client_type::text as client_type, c.status::text as status,
  (select count(*)::int from cases k where k.client_id = c.id) as cases_count, c.version, c.created_at, c.updated_at`

export async function createClient(ctx: Ctx, input: ClientInput): Promise<Wire<Client>> {
  return ctx.transaction(async (tx) => {
    const client = await onDuplicate(tx.db.client.create({ data: { id: uuid(), ...input } }), duplicateEmail)
    await recordEvent(tx, { action: 'created', entity_type: 'client', entity_id: client.id, after: contentOf(client) })
    return { ...client, cases_count: 0 }
  })
}

export async function getClient(ctx: Ctx, id: string): Promise<Wire<Client>> {
  const [found] = await rows<Client>(ctx, sql`select ${columns} from clients c where c.id = ${id}`)
  if (!found) throw clientNotFound()
  return found
}

/** Newest first; `search` matches name, e-mail or the digits of the phone. */
export async function listClients(ctx: Ctx, query: ClientQuery): Promise<{ clients: Wire<Client>[]; total: number }> {
  const where = whereAll([
    query.client_type && sql`c.client_type = ${query.client_type}`,
    query.status && sql`c.status = ${query.status}`,
    query.search && searchClients(query.search),
  ])
  const { rows, total } = await paged<Client>(
    ctx,
    sql`select ${columns} from clients c ${where} order by c.created_at desc, c.id desc limit ${query.limit} offset ${query.skip}`,
    sql`select count(*)::int as total from clients c ${where}`,
  )
  return { clients: rows, total }
}

const searchClients = (search: string): Sql => matchesText(search, [sql`c.name`, sql`c.email`], [sql`c.phone`])

/** Changes what is given; where nothing differs, nothing happens and the version stays. A new name goes to the client's cases too. */
export async function updateClient(ctx: Ctx, id: string, input: ClientUpdate, expected: Expected): Promise<Wire<Client>> {
  return ctx.transaction(async (tx) => {
    if (!(await holdVersion(tx, 'clients', id, expected))) throw clientNotFound()
    const before = await getClient(tx, id)
    const changes = changesOf(before, input)
    if (!changes) return before
    await onDuplicate(tx.db.client.update({ where: { id }, data: { ...input, version: { increment: 1 } } }), duplicateEmail)
    await recordEvent(tx, { action: 'updated', entity_type: 'client', entity_id: id, ...changes })
    if (input.name !== undefined && input.name !== before.name) await renameInCases(tx, id, input.name)
    return getClient(tx, id)
  })
}

async function renameInCases(tx: Ctx, client_id: string, client_name: string): Promise<void> {
  const renamed = await rows<{ id: string; old_name: string }>(
    tx,
    sql`with held as (select id, client_name from cases where client_id = ${client_id} order by id for update)
        update cases c set client_name = ${client_name}, version = c.version + 1, updated_at = ${tx.clock()}
        from held where c.id = held.id and held.client_name <> ${client_name} returning c.id, held.client_name as old_name`,
  )
  const told = renamed.map(({ id, old_name }) => {
    const named = { before: { client_name: old_name }, after: { client_name } }
    return { action: 'updated', entity_type: 'case', entity_id: id, case_id: id, ...named } as const
  })
  await recordEvents(tx, told)
}

/** Refuses while the client has cases: the database's own rule, so that no case can slip in between. */
export async function deleteClient(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    if (!(await holdVersion(tx, 'clients', id, null))) throw clientNotFound()
    const client = await onReferenced(tx.db.client.delete({ where: { id } }), hasCases)
    await recordEvent(tx, { action: 'deleted', entity_type: 'client', entity_id: id, before: contentOf(client) })
  })
}
