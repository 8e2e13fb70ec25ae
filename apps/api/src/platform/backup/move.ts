import type { Database } from '../database/database'
import type { Sql } from '../database/driver'
import type { Manifest } from './format'
import { loadRecords, prepareTables, shapeOf } from './load'
import { appliedMigrations, partOf, readTable, sameWords, tablesOf, Tally, volatile } from './tables'
import { finish } from './restore'

/**
 * Copies all records into an empty database; the files stay where they are, with what loose_files says of
 * them. Answers how many rows.
 */
export async function moveRecords(
  from: Database,
  to: Database,
  migrations: string,
  beforeCommit: (tx: Sql) => Promise<void>,
): Promise<number> {
  const rows = await from.transaction(async (source) => {
    await source.exec(sameWords)
    const tables = await tablesOf(source, volatile)
    await prepareTables(to, migrations, await appliedMigrations(source))
    const each = async (
      take: (table: string, part: string) => Promise<void>,
    ): Promise<Manifest['tables']> => {
      const read: Manifest['tables'] = []
      for (const table of tables) {
        const tally = new Tally()
        for await (const lines of readTable(source, table)) {
          tally.add(lines)
          await take(table.name, partOf(lines))
        }
        read.push({ name: table.name, ...tally.close() })
      }
      return read
    }
    return to.transaction(async (tx) => {
      let total = 0
      await loadRecords(tx, {
        tables: tables.map(shapeOf),
        each: async (take) => {
          const read = await each(take)
          total = read.reduce((sum, table) => sum + table.rows, 0)
          return read
        },
      })
      await beforeCommit(tx)
      return total
    })
  })
  await finish(to, migrations)
  return rows
}
