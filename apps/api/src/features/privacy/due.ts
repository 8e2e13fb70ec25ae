import type { privacy } from '@lavra/contracts/privacy'
import type { Answer, Parsed } from '@lavra/contracts/base/endpoint'
import type { Ctx } from '../../platform/ctx'
import { readSettings } from '../../platform/settings'
import { paged, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'

type Due = Answer<typeof privacy.due>

/**
 * Whose last case was closed longer ago than the office's period; a list for people to look through, nothing
 * is done by itself.
 */
export async function peopleDue(ctx: Ctx, page: Parsed<typeof privacy.due>['query']): Promise<Wire<Due>> {
  const { retention_case_years: years } = await readSettings(ctx)
  const period = sql`make_interval(years => ${years}::int)`
  const past = sql`having bool_and(k.closed_at is not null) and max(k.closed_at) + ${period} <= ${ctx.clock()}`
  const from = sql`from (
    select 'client' as kind, c.id, c.name, count(*)::int as cases, max(k.closed_at) as last_closed_at
    from clients c join cases k on k.client_id = c.id where c.anonymized_at is null group by c.id ${past}
    union all
    select 'contact', c.id, c.name, count(*)::int, max(k.closed_at)
    from contacts c join contact_cases l on l.contact_id = c.id join cases k on k.id = l.case_id where c.anonymized_at is null group by c.id ${past}) d`
  const columns = sql`d.kind, d.id, d.name, d.cases, d.last_closed_at, d.last_closed_at + ${period} as due_at`
  const { rows, total } = await paged<Wire<Due['people'][number]>>(ctx, {
    columns,
    from,
    order: sql`d.last_closed_at, d.kind, d.id`,
    page,
  })
  return { people: rows, total }
}
