import type { Database } from '../database/database'
import type { Sql } from '../database/driver'
import { migrate, refuseForeign } from '../database/migrate'
import { ArchiveError } from './archive-reader'
import type { Header, Manifest } from './format'
import {
  filledTables,
  forwardSequences,
  readTable,
  sameWords,
  tablesOf,
  Tally,
  writePart,
  type Table,
} from './tables'

/** Records on their way into an empty database, from an archive or from another database. */
export interface Records {
  tables: Header['tables']
  /** Hands on part by part; answers what has to stand in each table then. */
  each: (take: (table: string, part: string) => Promise<void>) => Promise<Manifest['tables']>
}

/** What an office has before anybody has done anything in it. */
const bookkeeping = ['audit_head', 'attempts', 'loose_files']

export const notEmpty = (what: string) =>
  new ArchiveError(
    `O destino não está vazio: já há ${what} nele. Use uma DATA_DIR nova ou um banco novo; nada foi alterado.`,
  )

/**
 * Gives an empty database the tables of these migrations. Changes nothing and throws where it is not empty or
 * they are not ours.
 */
export async function prepareTables(
  database: Database,
  folder: string,
  applied: Header['migrations'],
): Promise<void> {
  await refuseUnlessEmpty(database)
  refuseForeign(folder, applied)
  await migrate(database, folder, applied.at(-1)?.name)
  const found = await database.query('select 1 from _prisma_migrations where rolled_back_at is null')
  if (found.length !== applied.length)
    throw new ArchiveError(
      'O banco de destino já foi preparado por uma versão mais nova do que a dos registros. Use um banco novo; nada foi alterado.',
    )
}

async function refuseUnlessEmpty(sql: Sql): Promise<void> {
  if ((await filledTables(sql, bookkeeping)).length > 0) throw notEmpty('registros')
}

/**
 * Writes the records within a transaction and reads them back: what stands there then is, sign by sign, what
 * was to be written. Triggers stay quiet, because what they made of these rows where they were written is
 * among the rows; that takes the tables' owner and no superuser. Foreign keys are held all the time.
 */
export async function loadRecords(tx: Sql, { tables: wanted, each }: Records): Promise<void> {
  await tx.exec(sameWords)
  await refuseUnlessEmpty(tx)
  const all = await tablesOf(tx, [])
  for (const { name } of all) if (bookkeeping.includes(name)) await tx.exec(`delete from ${name}`)
  const tables = matching(all, wanted)
  for (const name of tables.keys()) await tx.exec(`alter table "${name}" disable trigger user`)
  const expected = await each((name, part) => writePart(tx, known(tables, name), part))
  for (const name of tables.keys()) await tx.exec(`alter table "${name}" enable trigger user`)
  await forwardSequences(tx)
  for (const { name, rows, sha256 } of expected) {
    const tally = new Tally()
    for await (const lines of readTable(tx, known(tables, name))) tally.add(lines)
    const read = tally.close()
    if (read.rows !== rows || read.sha256 !== sha256)
      throw new Error(`A tabela ${name} não chegou igual à original. Nada foi alterado no destino.`)
  }
}

/** The tables of the target by name, which are to be those that come, column by column. */
function matching(all: Table[], wanted: Header['tables']): Map<string, Table> {
  const names = new Set(wanted.map(({ name }) => name))
  const tables = all.filter(({ name }) => names.has(name))
  const shape = (all: Header['tables']) => JSON.stringify([...all].sort((a, b) => (a.name < b.name ? -1 : 1)))
  if (shape(tables.map(shapeOf)) !== shape(wanted))
    throw new ArchiveError(
      'As tabelas do destino não são as da origem. Use um banco novo; nada foi alterado.',
    )
  return new Map(tables.map((table) => [table.name, table]))
}

export const shapeOf = ({ name, columns }: Table): Header['tables'][number] => ({
  name,
  columns: columns.map((column) => column.name),
})

function known(tables: Map<string, Table>, name: string): Table {
  const table = tables.get(name)
  if (!table)
    throw new ArchiveError(
      'A origem mudou enquanto era lida. Nada foi alterado no destino; repita o comando.',
    )
  return table
}
