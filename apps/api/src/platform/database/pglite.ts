import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, types, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { fromPglite } from 'pg-boss'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { channel, type Adapter, type Opened, type Sql } from './driver'
import { joiningAdapter } from './joint-transaction'
import { lockFolder } from './folder-lock'

const asText = (value: string) => value
const parsers = { [types.DATE]: asText, [types.NUMERIC]: asText, [types.INT8]: Number }

/**
 * PostgreSQL in this process, its files in `folder`/db. It has one connection: inside a transaction only that
 * one's handle may be used.
 */
export async function openPglite(folder: string): Promise<Opened> {
  const unlock = await lockFolder(folder)
  try {
    const pglite = await PGlite.create({
      dataDir: join(folder, 'db'),
      extensions: { vector, unaccent, pg_trgm },
      parsers,
    })
    // The adapter reads and writes times as UTC, whatever the machine's own zone.
    await pglite.exec("SET TIME ZONE 'UTC'")
    return {
      kind: 'pglite',
      ...sqlOf(pglite),
      apart: null,
      transaction: async (work) => {
        // PGlite answers without ever letting anything else of this process have a turn.
        await setImmediate()
        return pglite.transaction((tx) => work(sqlOf(tx), tx))
      },
      listen: (heard) => {
        const stop = pglite.listen(channel, heard)
        return async () => (await stop)()
      },
      adapter: joiningAdapter(new PrismaPGlite(pglite) as unknown as Adapter, sourceOf),
      queue: { db: fromPglite(pglite), backend: 'pglite' },
      connections: () => ({ used: 1, idle: 0, waited_for: 0 }),
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

/** A transaction that is begun, as the database that Prisma begins one in; it ends without Prisma. */
const sourceOf = (tx: Transaction) => ({
  // The adapter does not expect its work to begin before it has the promise of it.
  transaction: (work: (within: Pick<Transaction, 'query' | 'rollback'>) => Promise<unknown>) =>
    Promise.resolve({ query: tx.query.bind(tx), rollback: () => Promise.resolve() }).then(work),
})

function sqlOf(handle: PGlite | Transaction): Sql {
  return {
    exec: async (sql) => {
      await handle.exec(sql)
    },
    query: async <T>(sql: string, params?: unknown[]) => (await handle.query<T>(sql, params)).rows,
  }
}
