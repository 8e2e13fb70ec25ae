import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Driver, Sql } from './driver'

/** A reason not to start: the records are as they were. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

interface Applied {
  migration_name: string
  checksum: string
  finished: boolean
}

/** As Prisma makes it, so that `prisma migrate deploy` agrees with this runner. */
const table = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT,
  rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/** The key Prisma itself locks while it migrates. */
const lock = 'SELECT pg_advisory_xact_lock(72707369)'

/**
 * Applies what is missing (up to the one named `until`), all in one transaction, one process at a time;
 * answers the names of those applied.
 * Throws MigrationError where one fails, was edited after it was applied, or is unknown here; then the
 * database is as before, so that the version that ran until now starts again.
 */
export async function migrate(database: Driver, folder: string, until?: string): Promise<string[]> {
  const migrations = readMigrations(folder)
  return underLock(database, async (tx) => {
    await tx.exec(table)
    const applied = await history(tx)
    refuseHistory(applied, migrations)
    const known = new Set(applied.map(({ migration_name }) => migration_name))
    const missing = migrations.filter(
      ({ name }) => !known.has(name) && (until === undefined || name <= until),
    )
    if (missing.length > 0) await takeTables(tx)
    for (const migration of missing) await apply(tx, migration)
    return missing.map(({ name }) => name)
  })
}

/** Throws MigrationError where the migrations of a backup are not ours. */
export function refuseForeign(folder: string, applied: { name: string; checksum: string }[]): void {
  refuseHistory(
    applied.map(({ name, checksum }) => ({ migration_name: name, checksum, finished: true })),
    readMigrations(folder),
  )
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')))
  return names.sort().map((name) => {
    const content = readFileSync(join(folder, name, 'migration.sql'))
    return {
      name,
      sql: content.toString('utf8'),
      checksum: createHash('sha256').update(content).digest('hex'),
    }
  })
}

function underLock<T>(database: Driver, work: (tx: Sql) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.exec(
      'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 120000',
    )
    await tx.exec(lock)
    // A migration must not queue behind a long reader and hold up everybody who comes after it.
    await tx.exec('SET LOCAL lock_timeout = 10000')
    return work(tx)
  })
}

/**
 * For how long a moment is looked for at which nobody holds a table; after that each is waited for where a
 * migration comes to it.
 */
const lookingMs = 30_000
const inUse = '55P03'

/**
 * Takes all tables at once, and none where somebody is at work on one: who holds nothing while it waits never
 * waits for one that waits for it. So a server of the version before is held up by a migration, and never has
 * a transaction ended because of it.
 */
async function takeTables(tx: Sql): Promise<void> {
  const [{ names } = { names: null }] = await tx.query<{ names: string | null }>(
    `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS names FROM pg_tables
     WHERE schemaname = 'public' AND pg_has_role(tableowner, 'USAGE')`,
  )
  if (names === null) return
  await tx.exec('SAVEPOINT without_tables')
  for (const end = Date.now() + lookingMs; Date.now() < end;) {
    try {
      await tx.exec(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE NOWAIT`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== inUse) throw error
    }
    await tx.exec('ROLLBACK TO SAVEPOINT without_tables')
    await pause(20 + Math.random() * 60)
  }
}

const history = (tx: Sql) =>
  tx.query<Applied>(
    'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
  )

function refuseHistory(applied: Applied[], migrations: Migration[]) {
  for (const { migration_name, checksum, finished } of applied) {
    const known = migrations.find(({ name }) => name === migration_name)
    if (!finished)
      throw new MigrationError(
        `A migração ${migration_name} falhou antes e precisa ser resolvida; nada foi alterado`,
      )
    if (!known)
      throw new MigrationError(
        `O banco de dados vem de uma versão mais nova (migração ${migration_name}); atualize o programa. Nada foi alterado`,
      )
    if (known.checksum !== checksum)
      throw new MigrationError(
        `A migração ${migration_name} foi editada depois de aplicada; nada foi alterado`,
      )
  }
}

async function apply(tx: Sql, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await tx.exec(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(
      `A migração ${name} falhou e foi desfeita; os dados estão como antes (${reason})`,
      { cause },
    )
  }
  await tx.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     VALUES ($1, $2, clock_timestamp(), $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
}
