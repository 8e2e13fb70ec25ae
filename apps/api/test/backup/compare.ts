import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { openDatabase } from '../../src/platform/database/database'
import type { Sql } from '../../src/platform/database/driver'
import type { Env } from '../../src/platform/env'
import { filesAt } from '../../src/platform/storage/files'
import { checkIntegrity } from '../../src/platform/backup/integrity'

export interface Picture {
  /** Every row of every table as JSON, generated columns too. */
  tables: Record<string, string[]>
  /** Columns, indexes, constraints and triggers with whether they are at work. */
  schema: Record<string, unknown[]>
  /** SHA-256 by key. */
  files: Record<string, string>
}

/** Not carried by a backup. */
export const left = ['sessions', 'password_resets', 'invitations', 'loose_files']

/** All of an office, read by other means than a backup reads it. */
export async function pictureOf(env: Env): Promise<Picture> {
  const database = await openDatabase(env, () => undefined)
  try {
    const files: Record<string, string> = {}
    const storage = await filesAt(env)
    for await (const { path } of storage.list()) {
      const hash = createHash('sha256')
      for await (const chunk of await storage.open(path.slice(-32))) hash.update(chunk as Buffer)
      files[path] = hash.digest('hex')
    }
    expect(await checkIntegrity(database, storage)).toEqual([])
    return await database.transaction(async (tx) => {
      await tx.exec("set local time zone 'UTC'")
      return { tables: await tablesOf(tx), schema: await schemaOf(tx), files }
    })
  } finally {
    await database.close()
  }
}

async function tablesOf(sql: Sql): Promise<Picture['tables']> {
  const names = await sql.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  )
  const tables: Picture['tables'] = {}
  for (const { name } of names) {
    // The migrations' rows have ids and times of their own.
    const row = name === '_prisma_migrations' ? 'jsonb_build_array(migration_name, checksum)' : 'to_jsonb(t)'
    tables[name] = (await sql.query<{ row: string }>(`select ${row}::text as row from "${name}" t`))
      .map((found) => found.row)
      .sort()
  }
  return tables
}

async function schemaOf(sql: Sql): Promise<Picture['schema']> {
  const questions = {
    columns: `select table_name::text, column_name::text, udt_name::text, is_nullable::text, column_default, generation_expression
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    indexes: "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    constraints: `select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as says, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u', 'c') order by 1, 2`,
    triggers:
      'select tgrelid::regclass::text as on, tgname::text as name, tgenabled::text as enabled from pg_trigger where not tgisinternal order by 1, 2',
    sequences: "select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1",
  }
  const found: Picture['schema'] = {}
  for (const [name, question] of Object.entries(questions)) found[name] = await sql.query(question)
  return found
}

/** The restored office is the other one, but for what is not carried. */
export function expectSame(restored: Picture, original: Picture): void {
  const carried = (tables: Picture['tables']) =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => !left.includes(name)))
  for (const name of left) expect(restored.tables[name], name).toEqual([])
  expect(carried(restored.tables)).toEqual(carried(original.tables))
  expect(restored.schema).toEqual(original.schema)
  expect(restored.files).toEqual(original.files)
}
