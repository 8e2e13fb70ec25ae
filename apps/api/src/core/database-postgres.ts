import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Opened, Sql } from './driver'

const asText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.NUMERIC, asText],
  [pg.types.builtins.INT8, Number],
])

/** Dates and decimals as text, int8 as number; all else as the driver has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Opened> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lavra',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // Our statements read few rows of many tables: compiling their plans took ten times as long as running them.
    options: '-c TimeZone=UTC -c jit=off',
    types,
  })
  pool.on('error', onError)
  await reach(pool)
  return {
    kind: 'postgres',
    ...sqlOf(pool),
    transaction: (work) => inTransaction(pool, work),
    adapter: new PrismaPg(pool, { onPoolError: onError, onConnectionError: onError }),
    queue: { connectionString: url, application_name: 'lavra-jobs', max: 4, connectionTimeoutMillis: 5_000 },
    close: () => pool.end(),
  }
}

async function reach(pool: pg.Pool) {
  try {
    await pool.query('SELECT 1')
  } catch (cause) {
    await pool.end()
    throw new Error('O banco de dados de DATABASE_URL não respondeu; confira o endereço, o usuário e se o PostgreSQL está no ar', { cause })
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(sqlOf(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: unknown) => (broken = failure instanceof Error ? failure : new Error(String(failure))))
    throw error
  } finally {
    client.release(broken)
  }
}

function sqlOf(handle: pg.Pool | pg.PoolClient): Sql {
  return {
    exec: async (sql) => {
      await handle.query(sql)
    },
    query: async <T>(sql: string, params?: unknown[]) => (await handle.query<T & pg.QueryResultRow>(sql, params)).rows,
  }
}
