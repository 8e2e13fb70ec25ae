import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../ctx'
import { conflict, onReferenced } from '../errors'
import { identifier, rows, sql, type Sql } from '../database/sql'
import { tableOf } from './move'
import { placeOf, quoted, referencesOf, writableColumns, type Reference } from './references'

const overtaken = conflict(
  'changed_meanwhile',
  'Algo de que este registro depende mudou agora mesmo. Tente restaurar outra vez.',
)

/**
 * Puts a held record of the trash back as it was, in a new version. Throws 409 where what it belongs to is
 * not there.
 */
export async function putBack(tx: Ctx, { id, kind }: { id: string; kind: SourceType }): Promise<void> {
  const references = await referencesOf(tx)
  const root = tableOf[kind]
  // Between a look at what a row needs and its writing somebody may delete that.
  await onReferenced(putRows(tx, id, root, references), overtaken)
  await rows(
    tx,
    sql`update ${identifier(root)} set version = version + 1, updated_at = ${tx.clock()} where id = ${id}`,
  )
  await rows(tx, sql`delete from trash where id = ${id}`)
}

async function putRows(tx: Ctx, id: string, root: string, references: Reference[]): Promise<void> {
  const found = await rows<{ place: string }>(
    tx,
    sql`select distinct place from trash_rows where trash_id = ${id} order by 1`,
  )
  const places = new Set(found.map(({ place }) => place))
  for (const table of inOrder(places, references)) {
    for (const reference of references.filter((one) => one.table === table))
      await settleMissing(tx, id, root, reference)
    await insertRows(tx, id, table)
  }
  for (const reference of references) if (places.has(placeOf(reference))) await fillAgain(tx, id, reference)
}

/** The tables, each after those that its rows name. */
function inOrder(places: Set<string>, references: Reference[]): string[] {
  const waiting = [...places].filter((place) => !place.includes('.'))
  const ordered: string[] = []
  while (waiting.length > 0) {
    const waits = (table: string) =>
      references.some((one) => one.table === table && one.parent !== table && waiting.includes(one.parent))
    const free = waiting.findIndex((table) => !waits(table))
    ordered.push(...waiting.splice(Math.max(0, free), 1))
  }
  return ordered
}

/** Archived rows, alias `r`, that name a row which is not there. */
function missing(id: string, reference: Reference): Sql {
  const { parent } = quoted(reference)
  const names = sql`r.row ->> ${reference.column}`
  return sql`r.trash_id = ${id} and r.place = ${reference.table} and ${names} is not null and not exists (select from ${parent} p where p.id = ${names})`
}

/** The row that `names` means, alias `o`, where it lies in the trash itself. */
const inTrash = (reference: Reference, names: Sql): Sql =>
  sql`o.place = ${reference.parent} and o.row ->> 'id' = ${names}`

/**
 * What became of the rows that ours name: the record itself cannot be without what it belongs to; a link to
 * something in the trash waits there for it; one to something that is gone for good goes, too.
 */
async function settleMissing(tx: Ctx, id: string, root: string, reference: Reference): Promise<void> {
  const [names, which] = [sql`r.row ->> ${reference.column}`, missing(id, reference)]
  if (reference.rule !== 'empty' && reference.table === root) return refuseWithout(tx, reference, which)
  if (reference.rule === 'empty') {
    await rows(
      tx,
      sql`insert into trash_rows (trash_id, place, row) select o.trash_id, ${placeOf(reference)}, jsonb_build_object('id', r.row ->> 'id', 'names', ${names})
          from trash_rows r join trash_rows o on ${inTrash(reference, names)} where ${which}`,
    )
    await rows(
      tx,
      sql`update trash_rows r set row = r.row || jsonb_build_object(${reference.column}::text, null) where ${which}`,
    )
    return
  }
  await rows(
    tx,
    sql`update trash_rows r set trash_id = o.trash_id from trash_rows o where ${inTrash(reference, names)} and o.trash_id <> r.trash_id and ${which}`,
  )
  await rows(tx, sql`delete from trash_rows r where ${which}`)
}

const what: Record<string, string> = {
  clients: 'O cliente deste processo',
  cases: 'O processo deste documento',
}

async function refuseWithout(tx: Ctx, reference: Reference, which: Sql): Promise<void> {
  const [lost] = await rows<{ waits: boolean }>(
    tx,
    sql`select exists (select from trash_rows o where ${inTrash(reference, sql`r.row ->> ${reference.column}`)}) as waits from trash_rows r where ${which} limit 1`,
  )
  const name = what[reference.parent] ?? 'Aquilo de que este registro depende'
  if (lost?.waits) throw conflict('restore_first', `${name} também está na Lixeira. Restaure-o primeiro.`)
  if (lost)
    throw conflict(
      'cannot_restore',
      `${name} foi excluído definitivamente. Não é possível restaurar sem ele.`,
    )
}

/** Columns that a newer version added take their defaults; those that it took away are left out. */
async function insertRows(tx: Ctx, id: string, table: string): Promise<void> {
  const archived = await rows<{ name: string }>(
    tx,
    sql`select k as name from trash_rows r, jsonb_object_keys(r.row) k where r.trash_id = ${id} and r.place = ${table} group by k
        having count(*) = (select count(*) from trash_rows n where n.trash_id = ${id} and n.place = ${table})`,
  )
  if (archived.length === 0) return
  const known = new Set(archived.map(({ name }) => name))
  const columns = (await writableColumns(tx, table)).filter((column) => known.has(column))
  await rows(
    tx,
    sql`insert into ${identifier(table)} (${identifier.list(columns)}) select ${identifier.list(columns.map((column) => `p.${column}`))}
        from trash_rows r, jsonb_populate_record(null::${identifier(table)}, r.row) p where r.trash_id = ${id} and r.place = ${table}`,
  )
}

/**
 * Rows that named the record name it again, unless they name something else by now; those in the trash will
 * when they are back.
 */
async function fillAgain(tx: Ctx, id: string, reference: Reference): Promise<void> {
  const { table, column, parent } = quoted(reference)
  const emptied = sql`r.trash_id = ${id} and r.place = ${placeOf(reference)} and exists (select from ${parent} p where p.id = r.row ->> 'names')`
  await rows(
    tx,
    sql`update ${table} t set ${column} = r.row ->> 'names' from trash_rows r where ${emptied} and t.id = r.row ->> 'id' and t.${column} is null`,
  )
  await rows(
    tx,
    sql`update trash_rows o set row = o.row || jsonb_build_object(${reference.column}::text, r.row ->> 'names') from trash_rows r
        where ${emptied} and o.place = ${reference.table} and o.row ->> 'id' = r.row ->> 'id' and o.row ->> ${reference.column} is null`,
  )
}
