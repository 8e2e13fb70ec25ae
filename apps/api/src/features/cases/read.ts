import type { Case, CaseQuery, CaseWithParties, Party } from '@lavra/contracts/cases'
import { caseNumberWarning } from '@lavra/contracts/courts'
import { caseFields } from '@lavra/contracts/fields'
import { documentWarning } from '@lavra/contracts/identifiers'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { fieldColumns } from '../../platform/database/field-columns'
import { knownTotal } from '../../platform/database/row-counts'
import { type Sql, matchesText, paged, rows, sql, whereAll } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'
import { partiesOf } from './parties'

export const caseNotFound = () => notFound('Processo não encontrado')

/** The columns of a case as the contract names them. */
const columns = sql`c.id, c.client_id, ${fieldColumns('c', caseFields)}, c.version, c.created_at, c.updated_at`
const source = sql`from cases c`

/** A case as its row is; the parties' times are still the database's. */
type CaseRecord = Case & { parties: Wire<Party>[]; warnings: { field: string; message: string }[] }

/** One case with its parties and what is doubtful about their numbers. */
export async function getCase(ctx: Ctx, id: string): Promise<CaseRecord> {
  const [found] = await rows<Case>(ctx, sql`select ${columns} ${source} where c.id = ${id}`)
  if (!found) throw caseNotFound()
  const parties = await partiesOf(ctx, [id])
  return { ...found, parties, warnings: warningsOf(found, parties) }
}

function warningsOf(found: Case, parties: Wire<Party>[]): CaseRecord['warnings'] {
  const doubts = parties.map((party, i) => ({
    field: `parties.${i}.cpf_cnpj`,
    message: documentWarning(party.cpf_cnpj?.toString()),
  }))
  const all = [{ field: 'case_number', message: caseNumberWarning(found.case_number) }, ...doubts]
  return all.flatMap(({ field, message }) => (message ? [{ field, message }] : []))
}

/** Days after it passed that a deadline which was kept when its case was closed still runs. */
const KEPT_DAYS = 30

/**
 * Newest first, or by the next deadline, nearest first; `search` matches title, client name or case number.
 */
export async function listCases(ctx: Ctx, query: CaseQuery): Promise<{ cases: Case[]; total: number }> {
  const where = whereAll([
    query.status && sql`c.status = ${query.status}`,
    query.running === 'true' &&
      sql`(c.status in ('active', 'on_hold') or c.next_deadline >= ${ctx.clock()}::date - ${KEPT_DAYS}::int)`,
    query.priority && sql`c.priority = ${query.priority}`,
    query.case_type && sql`c.case_type = ${query.case_type}`,
    query.client_id && sql`c.client_id = ${query.client_id}`,
    query.deadline_to && sql`c.next_deadline <= ${query.deadline_to}::date`,
    query.search && matchesText(query.search, sql`c.search`),
  ])
  const found = await paged<Case>(ctx, {
    columns,
    from: sql`${source} ${where}`,
    order: order(query.sort),
    page: query,
    total: knownTotal('cases', where),
  })
  return { cases: found.rows, total: found.total }
}

const order = (sort: CaseQuery['sort']): Sql =>
  sort === 'next_deadline' ? sql`c.next_deadline asc nulls last, c.id` : sql`c.created_at desc, c.id desc`

export async function listCasesWithParties(
  ctx: Ctx,
  query: CaseQuery,
): Promise<{ cases: Wire<CaseWithParties>[]; total: number }> {
  const { cases, total } = await listCases(ctx, query)
  return { cases: await withParties(ctx, cases), total }
}

/** As many as a list may have. */
const MAX_OF_CLIENT = 1_000

/** A client's cases, newest first. */
export async function casesOfClient(ctx: Ctx, clientId: string): Promise<Case[]> {
  const found = await rows<Case>(
    ctx,
    sql`select ${columns} ${source} where c.client_id = ${clientId} order by c.created_at desc, c.id desc limit ${MAX_OF_CLIENT}`,
  )
  if (found.length > 0) return found
  const known = await ctx.db.client.findUnique({ where: { id: clientId }, select: { id: true } })
  if (!known) throw notFound('Cliente não encontrado')
  return []
}

export const casesOfClientWithParties = async (
  ctx: Ctx,
  clientId: string,
): Promise<Wire<CaseWithParties>[]> => withParties(ctx, await casesOfClient(ctx, clientId))

async function withParties(ctx: Ctx, cases: Case[]): Promise<Wire<CaseWithParties>[]> {
  const byCase = new Map<string, Wire<Party>[]>(cases.map(({ id }) => [id, []]))
  for (const party of await partiesOf(ctx, [...byCase.keys()])) byCase.get(party.case_id)?.push(party)
  return cases.map((one) => ({ ...one, parties: byCase.get(one.id) ?? [] }))
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
