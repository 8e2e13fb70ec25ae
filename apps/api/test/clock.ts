import type { Database } from '../src/platform/database/database'

/**
 * As if the clocks of database and server had been put forward by so long, or back where it is negative:
 * every time that is stored lies that much earlier. What a process has in memory does not move.
 */
export async function putClockForward(database: Database, hours: number): Promise<void> {
  const columns = await database.query<{ place: string; columns: string[] }>(
    `select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as place, array_agg(quote_ident(c.column_name)::text) as columns
     from information_schema.columns c
     join pg_class t on t.relname = c.table_name and t.relnamespace = c.table_schema::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
     where c.table_schema in ('public', 'pgboss') and c.data_type like 'timestamp%' and c.is_generated = 'NEVER'
       and c.table_name not in ('_prisma_migrations', 'queue_stats') group by 1`,
  )
  const moved = (column: string) => `${column} = ${column} - interval '${hours} hours'`
  for (const { place, columns: names } of columns) {
    await database.transaction(async (tx) => {
      // The trail refuses changes; a replica's session does not run that trigger.
      await tx.exec('SET LOCAL session_replication_role = replica')
      // One table at a time, and whole, so that it and whoever works meanwhile never wait for one another.
      await tx.exec(`LOCK TABLE ${place} IN EXCLUSIVE MODE`)
      await tx.exec(`UPDATE ${place} SET ${names.map(moved).join(', ')}`)
    })
  }
}
