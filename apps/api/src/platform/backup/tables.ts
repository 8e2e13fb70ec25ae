import { createHash, type Hash } from 'node:crypto'
import type { Sql } from '../database/driver'

export interface Table {
  name: string
  /** Without generated ones, which the database makes anew. */
  columns: { name: string; type: string }[]
  key: string[]
}

type Found = Table & { parents: string[] }

/**
 * What never goes along: what the migrations make, and who was signed in, had asked for a new password or was
 * invited, since what was signed out, used or revoked after the backup must not come alive again.
 */
export const volatile = ['_prisma_migrations', 'sessions', 'password_resets', 'invitations']
/** A backup brings no files that are nobody's. */
export const left = [...volatile, 'loose_files']

const catalogue = `
  select c.relname::text as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname order by a.attnum), '[]')
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f') as parents
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`

/** The tables but those that `besides` names, each after those that it refers to. */
export async function tablesOf(sql: Sql, besides: string[]): Promise<Table[]> {
  const found = (await sql.query<Found>(catalogue)).filter(({ name }) => !besides.includes(name))
  const ordered: Found[] = []
  while (ordered.length < found.length) {
    const done = new Set(ordered.map(({ name }) => name))
    const next = found.find(
      ({ name, parents }) => !done.has(name) && parents.every((parent) => done.has(parent)),
    )
    if (!next) throw new Error('the tables refer to each other in a circle')
    if (next.key.length === 0) throw new Error(`the table ${next.name} has no primary key`)
    ordered.push(next)
  }
  return ordered
}

/** The migrations that made the tables, in their order. */
export const appliedMigrations = (sql: Sql): Promise<{ name: string; checksum: string }[]> =>
  sql.query(
    'select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null order by migration_name collate "C"',
  )

/** Names of the tables in which there is anything, but for those that `besides` names. */
export async function filledTables(sql: Sql, besides: string[]): Promise<string[]> {
  const names = (await sql.query<Found>(catalogue))
    .map(({ name }) => name)
    .filter((name) => !['_prisma_migrations', ...besides].includes(name))
  if (names.length === 0) return []
  const asked = names.map((name) => `select '${name}' as name where exists (select 1 from "${name}")`)
  return (await sql.query<{ name: string }>(asked.join(' union all '))).map(({ name }) => name)
}

/**
 * How texts of values look is a matter of the session; to be called in the transaction that reads or writes
 * them.
 */
export const sameWords = `set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** What one statement may bring, roughly: pages of a document and texts of petitions may be long. */
const PART_BYTES = 2_000_000
const MOST_ROWS = 2_000

/**
 * The rows by primary key in an order that every server and locale agrees on, in parts of a bounded size;
 * within a transaction.
 */
export async function* readTable(tx: Sql, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `"${column.name}"::text`).join(', ')
  const order = key.map((column) => `"${column}"::text collate "C"`).join(', ')
  await tx.exec(
    `declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from "${name}" order by ${order}`,
  )
  for (let size = 50; ;) {
    const found = await tx.query<{ line: string }>(`fetch forward ${size} from backup_rows`)
    if (found.length > 0) yield found.map(({ line }) => line)
    if (found.length < size) break
    const bytes = found.reduce((sum, { line }) => sum + line.length, 0)
    size = Math.min(MOST_ROWS, Math.max(1, Math.floor((size * PART_BYTES) / bytes)))
  }
  await tx.exec('close backup_rows')
}

/** Rows as one JSON text; a line of it is a row, since JSON has no line end within a text. */
export const partOf = (lines: string[]): string => `[\n${lines.join(',\n')}\n]\n`
export const linesOf = (part: string): string[] => part.slice(2, -3).split(',\n')

/** Adds rows that `partOf` made. */
export async function writePart(tx: Sql, { name, columns }: Table, part: string): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const values = columns.map(({ type }, n) => `(r->>${n})::${type}`).join(', ')
  await tx.query(`insert into "${name}" (${names}) select ${values} from json_array_elements($1::json) r`, [
    part,
  ])
}

/** Counts a table's rows and makes its digest. */
export class Tally {
  rows = 0
  private readonly hash: Hash = createHash('sha256')

  add(lines: string[]): void {
    this.rows += lines.length
    for (const line of lines) this.hash.update(`${line}\n`)
  }

  close(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.hash.digest('hex') }
  }
}

/** Lets every sequence go on behind the highest number that its column holds. */
export async function forwardSequences(tx: Sql): Promise<void> {
  const owned = await tx.query<{ sequence: string; table: string; column: string }>(
    `select s.oid::regclass::text as sequence, c.relname::text as table, a.attname::text as column
     from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  )
  for (const { sequence, table, column } of owned)
    await tx.query(`select setval('${sequence}', greatest((select max("${column}") from "${table}"), 1))`)
}
