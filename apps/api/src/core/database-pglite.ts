import { join } from 'node:path'
import { PGlite, types, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { fromPglite } from 'pg-boss'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Adapter, Opened, Sql } from './driver'
import { lockFolder } from './lock'

const asText = (value: string) => value
const parsers = { [types.DATE]: asText, [types.NUMERIC]: asText, [types.INT8]: Number }

/** PostgreSQL in this process, its files in `folder`/db. It has one connection: inside a transaction only that one's handle may be used. */
export async function openPglite(folder: string): Promise<Opened> {
  const unlock = await lockFolder(folder)
  try {
    const pglite = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { vector, unaccent, pg_trgm }, parsers })
    // The adapter reads and writes times as UTC, whatever the machine's own zone.
    await pglite.exec("SET TIME ZONE 'UTC'")
    return {
      kind: 'pglite',
      ...sqlOf(pglite),
      transaction: (work) => pglite.transaction((tx) => work(sqlOf(tx))),
      adapter: new PrismaPGlite(pglite) as unknown as Adapter,
      queue: { db: fromPglite(pglite), backend: 'pglite' },
      close: async () => {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function sqlOf(handle: PGlite | Transaction): Sql {
  return {
    exec: async (sql) => {
      await handle.exec(sql)
    },
    query: async <T>(sql: string, params?: unknown[]) => (await handle.query<T>(sql, params)).rows,
  }
}
