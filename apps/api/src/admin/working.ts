import type { Database } from '../platform/database/database'

/** Whether a server works on this database. The embedded one is locked by a running server anyway. */
export async function isServed(database: Database): Promise<boolean> {
  if (database.kind === 'pglite') return false
  const working =
    "select 1 from pg_stat_activity where datname = current_database() and application_name in ('lavra-listen', 'lavra-jobs') limit 1"
  return (await database.query(working)).length > 0
}
