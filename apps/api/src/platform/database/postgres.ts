import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Opened, Sql } from './driver'
import { listenOnPostgres } from './postgres-listen'
import { inTime } from '../lib/with-timeout'
import { joiningAdapter } from './joint-transaction'

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

export interface Patience {
  /** How long a connection may take to come about, or a caller to get one. */
  connectMs: number
  /** How long the database may take over a statement. */
  statementMs: number
  /**
   * How long an answer may take: longer than any statement, so what is late comes over a line that is dead.
   */
  answerMs: number
  /** How long taking back a transaction may take before its connection is given up. */
  rollbackMs: number
}

const production: Patience = { connectMs: 5_000, statementMs: 30_000, answerMs: 35_000, rollbackMs: 3_000 }

/**
 * A line on which nothing was heard for so long is asked whether it still lives; ten questions without an
 * answer end it.
 */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  patience = production,
): Promise<Opened> {
  const bounds = { ...alive, connectionTimeoutMillis: patience.connectMs, query_timeout: patience.answerMs }
  const poolOf = (plans: 'custom' | 'generic', size: pg.PoolConfig) => {
    // Our statements read few rows of many tables: compiling their plans took ten times as long as running
    // them.
    const options = `-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_${plans}_plan`
    const limits = {
      statement_timeout: patience.statementMs,
      idle_in_transaction_session_timeout: 60_000,
      idleTimeoutMillis: 30_000,
    }
    const pool = new pg.Pool({
      ...bounds,
      ...limits,
      ...size,
      connectionString: url,
      application_name: 'lavra',
      options,
      types,
    })
    return pool.on('error', onError)
  }
  // Prepared statements are planned each time for their values, since a rare word and a frequent one want
  // different plans.
  const pool = poolOf('custom', { max: 10 })
  // How plans are made is a connection's setting, and one that is made once lives as long as its connection:
  // two of these stay open beside each other, but none so long that it could go on by a plan for tables that
  // were small.
  const onePlan = poolOf('generic', { max: 4, min: 2, maxLifetimeSeconds: 600 })
  await reach(pool)
  const prisma = new PrismaPg(pool, { onPoolError: onError, onConnectionError: onError })
  const [sql, plannedOnce] = [sqlOf(pool), sqlOf(onePlan)]
  return {
    kind: 'postgres',
    ...sql,
    query: (text, values, planned) => (planned === 'once' ? plannedOnce : sql).query(text, values),
    transaction: (work) => inTransaction(pool, work, onError, patience.rollbackMs),
    apart: (work, signal) => onOwnConnection(url, work, signal),
    listen: (heard) => listenOnPostgres({ ...bounds, connectionString: url }, heard, onError),
    adapter: joiningAdapter(prisma, sourceOf),
    queue: { ...bounds, connectionString: url, application_name: 'lavra-jobs', max: 4 },
    connections: () => connectionsOf([pool, onePlan]),
    close: async () => void (await Promise.all([pool.end(), onePlan.end()])),
  }
}

function connectionsOf(pools: pg.Pool[]) {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  const [idle, waited_for] = [sum(({ idleCount }) => idleCount), sum(({ waitingCount }) => waitingCount)]
  return { used: sum(({ totalCount }) => totalCount) - idle, idle, waited_for }
}

async function reach(pool: pg.Pool) {
  try {
    await pool.query('SELECT 1')
  } catch (cause) {
    await pool.end()
    throw new Error(
      'O banco de dados de DATABASE_URL não respondeu; confira o endereço, o usuário e se o PostgreSQL está no ar',
      { cause },
    )
  }
}

type Work<T> = (tx: Sql, connection: unknown) => Promise<T>

async function inTransaction<T>(
  pool: pg.Pool,
  work: Work<T>,
  onError: (error: Error) => void,
  rollbackMs: number,
): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks while nothing is asked of it says so to whoever listens, or to the process.
  client.on('error', onError)
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(sqlOf(client), client)
    const { command } = await client.query('COMMIT')
    // After a statement that failed, PostgreSQL answers COMMIT without an error.
    if (command !== 'COMMIT')
      throw new Error('the transaction could not be committed, because one of its statements had failed')
    return result
  } catch (error) {
    // Behind a statement that has no answer it would wait as long as that one; the end of the connection
    // takes everything back, too.
    await inTime(rollbackMs, client.query('ROLLBACK')).catch(
      (failure: unknown) => (broken = failure instanceof Error ? failure : new Error(String(failure))),
    )
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/**
 * A connection in a transaction, as the pool that Prisma takes one from to begin its own; it ends without
 * Prisma.
 */
const sourceOf = (client: pg.PoolClient) => {
  const query = (statement: pg.QueryConfig) =>
    /^(begin|commit|rollback)$/i.test(statement.text)
      ? Promise.resolve({ fields: [], rows: [], rowCount: 0 })
      : client.query(statement)
  const nothing = () => undefined
  return { connect: () => Promise.resolve({ query, on: nothing, removeListener: nothing, release: nothing }) }
}

async function onOwnConnection<T>(
  url: string,
  work: (connection: Sql) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const options = {
    ...alive,
    application_name: 'lavra-upkeep',
    connectionTimeoutMillis: production.connectMs,
    types,
  }
  const client = new pg.Client({ connectionString: url, ...options })
  client.on('error', () => undefined)
  const cut = () => void client.end().catch(() => undefined)
  signal.throwIfAborted()
  signal.addEventListener('abort', cut, { once: true })
  try {
    await client.connect()
    return await work(sqlOf(client))
  } finally {
    signal.removeEventListener('abort', cut)
    await client.end().catch(() => undefined)
  }
}

/**
 * What migrations, backups and restores do may take as long as it takes; what the database itself bounds
 * stays bounded.
 */
const LONGEST_EXEC_MS = 24 * 3_600_000

function sqlOf(handle: pg.Pool | pg.ClientBase): Sql {
  return {
    exec: async (sql) => {
      await handle.query({ text: sql, query_timeout: LONGEST_EXEC_MS } as pg.QueryConfig)
    },
    query: async <T>(text: string, values: unknown[] = []) =>
      (
        await handle.query<T & pg.QueryResultRow>({
          ...(values.length > 0 ? prepared(text) : { text }),
          values,
        })
      ).rows,
  }
}

interface Statement {
  name?: string
  text: string
}
const known = new Map<string, Statement>()
/** A connection keeps what it has prepared, so this is how many statements it may hold. */
const MOST_PREPARED = 300

/**
 * With a name, under which a connection prepares a statement once instead of reading its text each time; and
 * always with the same text, of which each connection keeps what it was given.
 */
function prepared(text: string): Statement {
  const before = known.get(text)
  if (before) return before
  if (known.size >= MOST_PREPARED) return { text }
  const statement = { name: `lavra_${known.size}`, text }
  known.set(text, statement)
  return statement
}
