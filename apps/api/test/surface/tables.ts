import type { Database } from '../../src/platform/database/database'

/**
 * What a refusal may write: the trail of refused sign-ins, the count of attempts, when a session was last
 * used, which files are to go, and what was found in a petition's text on the way (an export is refused
 * because of it).
 */
const notebooks = new Set([
  'audit_events',
  'audit_links',
  'attempts',
  'sessions',
  'loose_files',
  'petition_checks',
  '_prisma_migrations',
])

/** A digest of everything the office's tables hold. */
export async function tablesDigest(database: Database): Promise<string> {
  const tables = await tableNames(database)
  const parts = tables.map(
    (name) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest FROM ${name} t`,
  )
  const rows = await database.query<{ name: string; digest: string }>(parts.join(' UNION ALL '))
  return rows
    .map(({ name, digest }) => `${name} ${digest}`)
    .toSorted()
    .join('\n')
}

let names: string[] | undefined
async function tableNames(database: Database): Promise<string[]> {
  if (!names) {
    const found = await database.query<{ name: string }>(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    )
    names = found.map(({ name }) => name).filter((name) => !notebooks.has(name))
  }
  return names
}

/** In which tables a text stands anywhere. */
export async function tablesHolding(database: Database, text: string): Promise<string[]> {
  const tables = await tableNames(database)
  const parts = tables.map((name) => `SELECT '${name}' AS name FROM ${name} t WHERE t::text LIKE $1`)
  const rows = await database.query<{ name: string }>(parts.join(' UNION '), [`%${text}%`])
  return rows.map(({ name }) => name)
}
