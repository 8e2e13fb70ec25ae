import type { Ctx } from '../ctx'
import { identifier, rows, sql } from '../database/sql'

/**
 * A column that names a row of another table by its id, and what the database does with the column's row when
 * that one goes.
 */
export interface Reference {
  table: string
  column: string
  parent: string
  rule: 'cascade' | 'empty' | 'refuse'
}

/**
 * All references, as the database knows them: a new table that goes with a record goes into the trash with
 * it, named nowhere.
 */
export const referencesOf = (tx: Ctx): Promise<Reference[]> =>
  rows<Reference>(
    tx,
    sql`select child.relname::text as table, a.attname::text as column, parent.relname::text as parent,
          case f.confdeltype when 'c' then 'cascade' when 'n' then 'empty' else 'refuse' end as rule
        from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`,
  )

/** A table's columns but those that the database makes itself. */
export async function writableColumns(tx: Ctx, table: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    tx,
    sql`select attname::text as name from pg_attribute
        where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  return found.map(({ name }) => name)
}

/** How an emptied reference is called in `trash_rows.place`, where a table's rows have the table's name. */
export const placeOf = ({ table, column }: Reference) => `${table}.${column}`

export const quoted = (reference: Reference) => ({
  table: identifier(reference.table),
  column: identifier(reference.column),
  parent: identifier(reference.parent),
})
