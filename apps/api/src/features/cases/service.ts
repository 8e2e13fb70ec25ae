import { v7 as uuid } from 'uuid'
import type { Case, CaseInput, CaseQuery, CaseWithParties } from '@lavra/contracts/cases'
import type { Ctx } from '../../core/ctx'
import { notFound, onDuplicate, refuse } from '../../core/errors'
import { type Sql, matchesText, paged, rows, sql, whereAll } from '../../core/sql'
import type { Wire } from '../../core/wire'
import { partiesOf, partyRow } from './parties'

const duplicateNumber = refuse('duplicate_case_number', 'Número de processo já cadastrado')

/** The columns of a case as the contract names them: dates and amounts as text. */
const columns = sql`c.id, c.title, c.case_number, c.client_id, c.client_name, c.case_type, c.status::text as status,
  c.priority::text as priority, c.description, to_char(c.next_deadline, 'YYYY-MM-DD') as next_deadline, c.assigned_lawyers, c.court, c.district,
  c.claim_value::text as claim_value, c.represented_side::text as represented_side, c.version, c.created_at, c.updated_at`
const source = sql`from cases c`

/** Saves a case with its parties, all or nothing. */
export async function createCase(ctx: Ctx, input: CaseInput): Promise<Wire<CaseWithParties>> {
  const { parties, next_deadline, ...fields } = input
  const id = uuid()
  return ctx.transaction(async (tx) => {
    const client = await tx.db.client.findUnique({ where: { id: input.client_id }, select: { name: true } })
    if (!client) throw refuse('unknown_client', 'Cliente não encontrado. Escolha um cliente da lista.')
    const deadline = next_deadline ? new Date(next_deadline) : null
    const data = { ...fields, id, client_name: client.name, next_deadline: deadline }
    await onDuplicate(tx.db.case.create({ data }), duplicateNumber)
    if (parties.length > 0) await tx.db.party.createMany({ data: parties.map((party, position) => partyRow(id, party, position)) })
    return getCase(tx, id)
  })
}

export async function getCase(ctx: Ctx, id: string): Promise<Wire<CaseWithParties>> {
  const [found] = await rows<Case>(ctx, sql`select ${columns} ${source} where c.id = ${id}`)
  if (!found) throw notFound('Processo não encontrado')
  const parties = await partiesOf(ctx, [id])
  return { ...found, parties }
}

/** Newest first, or by the next deadline, nearest first; `search` matches title, client name or case number. */
export async function listCases(ctx: Ctx, query: CaseQuery): Promise<{ cases: Wire<Case>[]; total: number }> {
  const where = whereAll([
    query.status && sql`c.status = ${query.status}`,
    query.priority && sql`c.priority = ${query.priority}`,
    query.case_type && sql`c.case_type = ${query.case_type}`,
    query.client_id && sql`c.client_id = ${query.client_id}`,
    query.deadline_to && sql`c.next_deadline <= ${query.deadline_to}::date`,
    query.search && matchesText(query.search, [sql`c.title`, sql`c.client_name`, sql`c.case_number`], [sql`c.case_number`]),
  ])
  const page = sql`select ${columns} ${source} ${where} order by ${order(query.sort)} limit ${query.limit} offset ${query.skip}`
  const found = await paged<Case>(ctx, page, sql`select count(*)::int as total ${source} ${where}`)
  return { cases: found.rows, total: found.total }
}

const order = (sort: CaseQuery['sort']): Sql =>
  sort === 'next_deadline' ? sql`c.next_deadline asc nulls last, c.id` : sql`c.created_at desc, c.id desc`

export async function listCasesWithParties(ctx: Ctx, query: CaseQuery): Promise<{ cases: Wire<CaseWithParties>[]; total: number }> {
  const { cases, total } = await listCases(ctx, query)
  const parties = await partiesOf(ctx, cases.map((one) => String(one.id)))
  return { cases: cases.map((one) => ({ ...one, parties: parties.filter((party) => party.case_id === one.id) })), total }
}

interface Statistics {
  total: number
  active: number
  on_hold: number
  closed: number
  archived: number
  high_priority: number
}

export async function caseStatistics(ctx: Ctx): Promise<Statistics> {
  const [counted] = await rows<Statistics>(
    ctx,
    sql`select count(*)::int as total,
          count(*) filter (where status = 'active')::int as active, count(*) filter (where status = 'on_hold')::int as on_hold,
          count(*) filter (where status = 'closed')::int as closed, count(*) filter (where status = 'archived')::int as archived,
          count(*) filter (where priority in ('high', 'critical'))::int as high_priority
        from cases`,
  )
  return counted ?? { total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }
}
