import type { Ctx } from '../../platform/ctx'
import { identifier, rows, sql, type Sql } from '../../platform/database/sql'
import type { Column, Table } from './registry/column'
import { registry } from './registry/index'
import type { Subject } from './subject'

/** The tables of the registry in which somebody may stand, by name. */
export const tables = Object.entries(registry)

export const keyOf = ({ key = ['id'] }: Table): Sql => identifier.list(key.map((name) => `t.${name}`))

/** The columns of a table that hold personal data. */
export const personal = ({ columns }: Table): [string, Column][] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column === null ? [] : [[name, column] as [string, Column]],
  )

/** FROM and WHERE of the rows that are the subject's own. */
export const ownRows = (name: string, table: Table, subject: Subject): Sql =>
  sql`from ${identifier(name)} t where ${table.own?.(subject) ?? sql`false`}`

/** The same with the rows that may speak of the subject. */
export const anyRows = (name: string, table: Table, subject: Subject): Sql =>
  sql`from ${identifier(name)} t where ((${table.own?.(subject) ?? sql`false`}) or (${table.around?.(subject) ?? sql`false`}))`

export async function countOf(ctx: Ctx, from: Sql): Promise<number> {
  const [counted] = await rows<{ total: number }>(ctx, sql`select count(*)::int as total ${from}`)
  return counted?.total ?? 0
}
