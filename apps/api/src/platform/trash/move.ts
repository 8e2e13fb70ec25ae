import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../ctx'
import { readSettings } from '../settings'
import { identifier, insertOne, rows, sql, type Sql } from '../database/sql'
import { purge } from './purge'
import { placeOf, quoted, referencesOf, writableColumns, type Reference } from './references'

/*
 * Deleting moves a record's rows, and those that go with it by the database's own rules, into the trash. So
 * no list, count, search or index has to know of deleted rows, and a file belongs to somebody at every
 * moment: to its row, to that row in the trash, or to loose_files.
 */

/** What the trash shows of a deleted record, and what decides who sees it there. */
export interface Deleted {
  kind: SourceType
  id: string
  title: string
  subtitle?: string | null
  case_id?: string | null
  author_id?: string | null
  confidential?: boolean
}

export const tableOf = {
  client: 'clients',
  contact: 'contacts',
  case: 'cases',
  document: 'documents',
  note: 'case_notes',
  petition: 'petitions',
} as const

const DAY_MS = 86_400_000

/**
 * Deletes a held record so that it can be restored for as long as the office's setting says; at once for good
 * where that is no day.
 */
export async function moveToTrash(tx: Ctx, { kind, id, ...shown }: Deleted): Promise<void> {
  const { trash_days } = await readSettings(tx)
  const now = tx.clock()
  const by = { deleted_by: tx.user?.id ?? null, deleted_by_name: tx.user?.full_name ?? null }
  const expires_at = new Date(now.getTime() + trash_days * DAY_MS)
  await rows(tx, insertOne('trash', { id, ...shown, ...by, deleted_at: now, expires_at, kind }))
  const table = tableOf[kind]
  await copy(tx, id, { table, which: sql`t.id = ${id}` }, await referencesOf(tx))
  await keepClosed(tx, id)
  // The record alone: what goes with it goes by the database's own rules, and its triggers see it go as ever.
  await rows(tx, sql`delete from ${identifier(table)} where id = ${id}`)
  if (trash_days === 0) await purge(tx, [id])
}

interface Which {
  table: string
  which: Sql
}

/**
 * Copies some rows, held so that nothing new comes to belong to them, and what the database deletes or
 * empties with them.
 */
async function copy(
  tx: Ctx,
  trashId: string,
  { table, which }: Which,
  references: Reference[],
): Promise<void> {
  const columns = identifier.list((await writableColumns(tx, table)).map((column) => `t.${column}`))
  await rows(
    tx,
    sql`with held as (select ${columns} from ${identifier(table)} t where ${which} for update of t)
        insert into trash_rows (trash_id, place, row) select ${trashId}, ${table}, to_jsonb(held) from held`,
  )
  const own = references.filter(({ parent }) => parent === table)
  const ids = own.length > 0 ? await heldIds(tx, table, which) : []
  for (const reference of own) {
    const named = sql`t.${identifier(reference.column)} = any(${ids}::text[])`
    if (reference.rule === 'cascade')
      await copy(tx, trashId, { table: reference.table, which: named }, references)
    if (reference.rule === 'empty') await noteEmptied(tx, trashId, reference, named)
  }
}

async function heldIds(tx: Ctx, table: string, which: Sql): Promise<string[]> {
  const held = await rows<{ id: string }>(
    tx,
    sql`select t.id from ${identifier(table)} t where ${which} order by t.id for update`,
  )
  return held.map(({ id }) => id)
}

/**
 * The database empties these columns as the row goes that they name; restoring it fills those that are still
 * empty.
 */
async function noteEmptied(tx: Ctx, trashId: string, reference: Reference, named: Sql): Promise<void> {
  const { table, column } = quoted(reference)
  await rows(
    tx,
    sql`insert into trash_rows (trash_id, place, row)
        select ${trashId}, ${placeOf(reference)}, jsonb_build_object('id', t.id, 'names', t.${column}) from ${table} t where ${named}`,
  )
}

/**
 * Petitions in the trash that read a confidential document stay closed when it goes, as living ones do
 * (migration closed_petitions).
 */
async function keepClosed(tx: Ctx, trashId: string): Promise<void> {
  await rows(
    tx,
    sql`with closed as (
          select distinct pd.trash_id from trash_rows d join trash_rows pd on pd.place = 'petition_documents' and pd.row ->> 'document_id' = d.row ->> 'id'
          where d.trash_id = ${trashId} and d.place = 'documents' and (d.row ->> 'is_confidential')::boolean and (pd.row ->> 'was_read')::boolean),
        told as (update trash t set confidential = true from closed c where t.id = c.trash_id and t.kind = 'petition')
        update trash_rows p set row = p.row || '{"read_confidential": true, "holds_confidential": true}'::jsonb from closed c
        where p.trash_id = c.trash_id and p.place = 'petitions'`,
  )
}
