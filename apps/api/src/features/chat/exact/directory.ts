import { clientStatus, clientType } from '@lavra/contracts/labels'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, whereAll } from '../../../platform/database/sql'
import type { Query } from './query'
import { LISTED, clean, clientSource, contactSource, told, type Exact } from './say'

interface PersonRow {
  id: string
  name: string
  client_type: keyof typeof clientType
  status: keyof typeof clientStatus
}

/** What of a question has nothing to do with clients and contacts. */
const strange = (query: Query): boolean =>
  query.about.length > 0 ||
  query.priorities.length > 0 ||
  query.case_types.length > 0 ||
  query.document_types.length > 0 ||
  query.confidential ||
  query.mine ||
  query.window !== null ||
  query.overdue ||
  query.upcoming ||
  query.beside !== null

const kinds = { individual: 'que são pessoas físicas', corporate: 'que são pessoas jurídicas' } as const
const kindWords = (query: Query): string =>
  query.person ? ` ${kinds[query.person as keyof typeof kinds]}` : ''

/** "quantos clientes temos", "clientes inativos", "clientes pessoa jurídica". */
export async function answerClients(ctx: Ctx, query: Query, client_id: string | null): Promise<Exact | null> {
  if (strange(query) || !query.states.every((state) => state in clientStatus)) return null
  if (client_id !== null) return limited(ctx, client_id)
  const where = whereAll([
    query.states.length > 0 && sql`c.status::text = any(${query.states})`,
    query.person !== null && sql`c.client_type::text = ${query.person}`,
  ])
  const columns = sql`c.id, c.name, c.client_type::text as client_type, c.status::text as status`
  const found = await rows<PersonRow>(
    ctx,
    sql`select ${columns} from clients c ${where} order by c.created_at desc, c.id desc limit ${LISTED}`,
  )
  const [counted] = await rows<{ total: number }>(
    ctx,
    sql`select count(*)::int as total from clients c ${where}`,
  )
  const [one, many] =
    query.states.length === 1
      ? query.states[0] === 'active'
        ? [' ativo', ' ativos']
        : [' inativo', ' inativos']
      : ['', '']
  const lines = found.map(
    (row) =>
      `${clean(row.name)} (${clientType[row.client_type].toLowerCase()}, ${clientStatus[row.status].toLowerCase()})`,
  )
  const sources = found.map((row) => clientSource(ctx.user, row, clientStatus[row.status]))
  return told(
    counted?.total ?? 0,
    { one: `cliente${one}${kindWords(query)}`, many: `clientes${many}${kindWords(query)}` },
    lines,
    sources,
  )
}

async function limited(ctx: Ctx, client_id: string): Promise<Exact | null> {
  const [client] = await rows<PersonRow>(ctx, sql`select id, name from clients where id = ${client_id}`)
  if (!client) return null
  const answer = `Esta conversa está limitada a ${clean(client.name)} [1]. Para contar os clientes do escritório, pergunte sem esse limite.`
  return { answer, sources: [clientSource(ctx.user, client)], kind: 'records' }
}

/** "quantos contatos temos": within a client's scope those linked to its cases. */
export async function answerContacts(
  ctx: Ctx,
  query: Query,
  client_id: string | null,
): Promise<Exact | null> {
  if (strange(query) || query.states.length > 0) return null
  const where = whereAll([
    query.person !== null && sql`t.client_type::text = ${query.person}`,
    client_id !== null &&
      sql`t.id in (select l.contact_id from contact_cases l join cases c on c.id = l.case_id where c.client_id = ${client_id})`,
  ])
  const columns = sql`t.id, t.name, t.client_type::text as client_type`
  const found = await rows<PersonRow>(
    ctx,
    sql`select ${columns} from contacts t ${where} order by t.created_at desc, t.id desc limit ${LISTED}`,
  )
  const [counted] = await rows<{ total: number }>(
    ctx,
    sql`select count(*)::int as total from contacts t ${where}`,
  )
  const linked = client_id === null ? '' : ' com vínculo a processos deste cliente'
  const lines = found.map((row) => `${clean(row.name)} (${clientType[row.client_type].toLowerCase()})`)
  const sources = found.map((row) => contactSource(row))
  return told(
    counted?.total ?? 0,
    { one: `contato${kindWords(query)}${linked}`, many: `contatos${kindWords(query)}${linked}` },
    lines,
    sources,
  )
}
