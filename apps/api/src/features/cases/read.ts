import type { ExpressionBuilder, InferResult } from 'kysely'
import type { CaseQuery, CaseWithParties, Party } from '@lavra/contracts/cases'
import { caseNumberWarning } from '@lavra/contracts/values/courts'
import { caseFields } from '@lavra/contracts/fields'
import { documentWarning } from '@lavra/contracts/values/identifiers'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { fieldColumns } from '../../platform/database/field-columns'
import { countAll, db, given, matchesText, page, rows, sql } from '../../platform/database/sql'
import type { Tables } from '../../platform/database/tables'
import type { Wire } from '../../platform/wire'
import { partiesOf } from './parties'

export const caseNotFound = () => notFound('Processo não encontrado')

/** The columns of a case as the contract names them. */
const columns = [
  ...(['cases.id', 'cases.client_id'] as const),
  ...fieldColumns('cases', caseFields),
  ...(['cases.version', 'cases.created_at', 'cases.updated_at'] as const),
]
const cases = db.selectFrom('cases')
const selected = cases.select(columns)
type CaseRow = InferResult<typeof selected>[number]

/** A case as its row is; the parties' times are still the database's. */
type CaseRecord = CaseRow & { parties: Wire<Party>[]; warnings: { field: string; message: string }[] }

/** One case with its parties and what is doubtful about their numbers. */
export async function getCase(ctx: Ctx, id: string): Promise<CaseRecord> {
  const [found] = await rows(ctx, selected.where('cases.id', '=', id))
  if (!found) throw caseNotFound()
  const parties = await partiesOf(ctx, [id])
  return { ...found, parties, warnings: warningsOf(found, parties) }
}

function warningsOf(found: CaseRow, parties: Wire<Party>[]): CaseRecord['warnings'] {
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
export async function listCases(ctx: Ctx, query: CaseQuery): Promise<{ cases: CaseRow[]; total: number }> {
  const found = cases.where((eb) => eb.and(given(conditions(ctx, query, eb))))
  const list = found.select(columns)
  const { rows, total } = await page(ctx, {
    list:
      query.sort === 'next_deadline'
        ? list.orderBy('cases.next_deadline', (by) => by.asc().nullsLast()).orderBy('cases.id')
        : list.orderBy('cases.created_at', 'desc').orderBy('cases.id', 'desc'),
    count: found.select(countAll),
    page: query,
  })
  return { cases: rows, total }
}

type OfCases = ExpressionBuilder<Tables, 'cases'>

function conditions(ctx: Ctx, query: CaseQuery, eb: OfCases) {
  const { status, running, priority, case_type, client_id, deadline_to, search } = query
  const kept = sql<string>`${ctx.clock()}::date - ${KEPT_DAYS}::int`
  return [
    status && eb('cases.status', '=', status),
    running === 'true' &&
      eb.or([eb('cases.status', 'in', ['active', 'on_hold']), eb('cases.next_deadline', '>=', kept)]),
    priority && eb('cases.priority', '=', priority),
    case_type && eb('cases.case_type', '=', case_type),
    client_id && eb('cases.client_id', '=', client_id),
    deadline_to && eb('cases.next_deadline', '<=', deadline_to),
    search && matchesText(search, sql.ref('cases.search')),
  ]
}

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
export async function casesOfClient(ctx: Ctx, clientId: string): Promise<CaseRow[]> {
  const newest = selected.orderBy('cases.created_at', 'desc').orderBy('cases.id', 'desc')
  const found = await rows(ctx, newest.where('cases.client_id', '=', clientId).limit(MAX_OF_CLIENT))
  if (found.length > 0) return found
  const known = await ctx.db.client.findUnique({ where: { id: clientId }, select: { id: true } })
  if (!known) throw notFound('Cliente não encontrado')
  return []
}

export const casesOfClientWithParties = async (
  ctx: Ctx,
  clientId: string,
): Promise<Wire<CaseWithParties>[]> => withParties(ctx, await casesOfClient(ctx, clientId))

async function withParties(ctx: Ctx, cases: CaseRow[]): Promise<Wire<CaseWithParties>[]> {
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
