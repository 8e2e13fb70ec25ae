import type { Ctx } from '../../platform/ctx'
import { identifier, joined, rows, sql, type Sql } from '../../platform/database/sql'
import type { Fate, Table } from './registry/column'
import { anyRows, keyOf, personal } from './rows-of'
import type { Subject } from './subject'
import { withoutTraces } from './traces'

/** What a person is called afterwards: told apart by the record's id, which says nothing of them. */
export const neutralName = (id: string): string => `Pessoa anonimizada ${id.slice(-6)}`

const columnsOf = (table: Table, fates: Fate[]): string[] =>
  personal(table).flatMap(([name, { fate }]) => (fates.includes(fate) ? [name] : []))

/** Gives the subject's own rows a neutral name and empties what else was the person's. */
export async function replaceOwn(tx: Ctx, name: string, table: Table, subject: Subject): Promise<void> {
  const names = columnsOf(table, ['replaced']).map((column) => {
    const field = identifier(column)
    return sql`${field} = case when ${field} is null then null else ${neutralName(subject.id)} end`
  })
  const empty = columnsOf(table, ['blanked']).map((column) => sql`${identifier(column)} = default`)
  if (!table.own || names.length + empty.length === 0) return
  await rows(
    tx,
    sql`update ${identifier(name)} t set ${joined([...names, ...empty, ...changedNow(tx, table)])} where ${table.own(subject)}`,
  )
}

/** A record that somebody has open is a newer one now. */
function changedNow(tx: Ctx, { columns }: Table): Sql[] {
  const set: Sql[] = []
  if ('version' in columns) set.push(sql`version = t.version + 1`)
  if ('updated_at' in columns) set.push(sql`updated_at = ${tx.clock()}`)
  return set
}

const BATCH = 50

/** What in somebody else's row is theirs alone. */
const theirs = new Set(['number', 'contact', 'address', 'civil'])

type Row = Record<string, unknown>

/** Takes what identifies the subject out of all texts that may speak of the person. */
export async function redactRows(tx: Ctx, name: string, table: Table, subject: Subject): Promise<void> {
  const columns = columnsOf(table, ['replaced', 'blanked', 'redacted'])
  if (!(table.own ?? table.around) || columns.length === 0 || subject.traces.length === 0) return
  const around = columns.filter(
    (column) => !theirs.has(table.columns[column]?.category ?? '') && !table.spares?.includes(column),
  )
  const key = table.key ?? ['id']
  const types = await typesOf(tx, name)
  const all = identifier.list([...new Set([...key, ...columns])].map((column) => `t.${column}`))
  const is_own = table.own?.(subject) ?? sql`false`
  for (let skip = 0; ; skip += BATCH) {
    const page = await rows<Row>(
      tx,
      sql`select ${all}, (${is_own}) as is_own ${anyRows(name, table, subject)} order by ${keyOf(table)} limit ${BATCH} offset ${skip}`,
    )
    for (const row of page) {
      const changes = changesOf(row, row['is_own'] ? columns : around, subject)
      await redactRow(tx, name, table, { row, key, types, changes })
    }
    if (page.length < BATCH) return
  }
}

function changesOf(row: Row, columns: string[], { traces }: Subject): [string, unknown][] {
  return columns.flatMap((column): [string, unknown][] => {
    const clean = withoutTraces(row[column], traces)
    return JSON.stringify(clean) === JSON.stringify(row[column]) ? [] : [[column, clean]]
  })
}

interface Redaction {
  row: Row
  key: string[]
  types: Map<string, string>
  changes: [string, unknown][]
}

async function redactRow(
  tx: Ctx,
  name: string,
  table: Table,
  { row, key, types, changes }: Redaction,
): Promise<void> {
  if (changes.length === 0) return
  const set = changes.map(
    ([column, value]) => sql`${identifier(column)} = ${typed(value, types.get(column))}`,
  )
  const which = joined(
    key.map((column) => sql`t.${identifier(column)} = ${row[column]}`),
    ' and ',
  )
  await rows(
    tx,
    sql`update ${identifier(name)} t set ${joined([...set, ...changedNow(tx, table)])} where ${which}`,
  )
}

function typed(value: unknown, type: string | undefined): Sql {
  if (type === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`
  return type === '_text' ? sql`${value}::text[]` : sql`${value}`
}

async function typesOf(tx: Ctx, table: string): Promise<Map<string, string>> {
  const found = await rows<{ name: string; type: string }>(
    tx,
    sql`select column_name as name, udt_name as type from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  )
  return new Map(found.map(({ name, type }) => [name, type]))
}
