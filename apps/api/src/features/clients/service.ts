import { v7 as uuid } from 'uuid'
import type { Client, ClientInput, ClientQuery } from '@lavra/contracts/clients'
import type { Ctx } from '../../core/ctx'
import { onDuplicate, refuse } from '../../core/errors'
import { type Sql, matchesText, paged, sql, whereAll } from '../../core/sql'
import type { Wire } from '../../core/wire'

const duplicateEmail = refuse('duplicate_email', 'E-mail já cadastrado')

export async function createClient(ctx: Ctx, input: ClientInput): Promise<Wire<Client>> {
  const client = await onDuplicate(ctx.db.client.create({ data: { id: uuid(), ...input } }), duplicateEmail)
  return { ...client, cases_count: 0 }
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
    sql`select c.*, (select count(*)::int from cases k where k.client_id = c.id) as cases_count from clients c ${where}
        order by c.created_at desc, c.id desc limit ${query.limit} offset ${query.skip}`,
    sql`select count(*)::int as total from clients c ${where}`,
  )
  return { clients: rows, total }
}

const searchClients = (search: string): Sql => matchesText(search, [sql`c.name`, sql`c.email`], [sql`c.phone`])
