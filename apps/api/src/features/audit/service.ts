import type { AuditEvent, AuditQuery, HistoryEvent } from '@lavra/contracts/audit'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { paged, sql, whereAll, type Sql } from '../../platform/database/sql'
import { eventVisible } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'
import { actorUsername } from '../auth/service'

const columns = sql`e.id, e.at, e.actor_id, e.actor_name, ${actorUsername} as actor_username, e.action, e.entity_type, e.entity_id, e.case_id, e.before, e.after`

/** The whole trail, newest first; `from` and `to` are days in Brasília, both included. */
export async function listEvents(
  ctx: Ctx,
  query: AuditQuery,
): Promise<{ events: Wire<AuditEvent>[]; total: number }> {
  const where = whereAll([
    query.action && sql`e.action = ${query.action}`,
    query.entity_type && sql`e.entity_type = ${query.entity_type}`,
    query.entity_id && sql`e.entity_id = ${query.entity_id}`,
    query.actor_id && sql`e.actor_id = ${query.actor_id}`,
    query.case_id && sql`e.case_id = ${query.case_id}`,
    query.from && sql`e.at >= ${midnight(query.from, 0)}`,
    query.to && sql`e.at < ${midnight(query.to, 1)}`,
  ])
  const all = sql`${columns}, e.request_id, e.address`
  const { rows, total } = await paged<AuditEvent>(ctx, {
    columns: all,
    from: sql`from audit_events e ${where}`,
    order: newest,
    page: query,
  })
  return { events: rows, total }
}

const midnight = (day: string, later: number): Sql =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'America/Sao_Paulo')`

interface Page {
  skip: number
  limit: number
}
const newest = sql`e.at desc, e.id desc`

/**
 * What happened to a case, its parties, links, documents and petitions, newest first; what is confidential,
 * to its viewers only.
 */
export async function caseHistory(
  ctx: Ctx,
  id: string,
  query: Page,
): Promise<{ events: Wire<HistoryEvent>[]; total: number }> {
  const known = await ctx.db.case.findUnique({ where: { id }, select: { id: true } })
  if (!known) throw notFound('Processo não encontrado')
  const where = whereAll([sql`e.case_id = ${id}`, eventVisible(ctx.user)])
  const { rows, total } = await paged<HistoryEvent>(ctx, {
    columns,
    from: sql`from audit_events e ${where}`,
    order: newest,
    page: query,
  })
  return { events: rows, total }
}
