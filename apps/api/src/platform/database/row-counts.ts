import type { Ctx } from '../ctx'
import { rows, sql, type Sql } from './sql'

/** Tables whose rows are counted as they come and go (migration row_counts). */
type Counted = 'clients' | 'contacts' | 'cases'

/** How many rows a table has, for a list without conditions: exact, without reading them. */
export const knownTotal = (table: Counted): Sql =>
  sql`select coalesce(sum(rows), 0)::int as total from row_counts where table_name = ${table}`

/**
 * Makes one row of all that were noted for a table: a sum is the same before and after, whoever else does so
 * or notes more.
 */
export async function addUpCounts(ctx: Ctx): Promise<void> {
  await rows(
    ctx,
    sql`with noted as (
          delete from row_counts where table_name in (select table_name from row_counts group by table_name having count(*) > 1)
          returning table_name, rows)
        insert into row_counts (table_name, rows) select table_name, sum(rows)::int from noted group by table_name`,
  )
}
