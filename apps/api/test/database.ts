import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readEnv, type Env } from '../src/platform/env'
import { openWorld, type World, type WorldOptions } from '../src/platform/runtime'
import { openDatabase, type Database } from '../src/platform/database/database'
import { migrations } from './migrations-folder'
import { serverUrl, createDatabase, dropDatabase } from './postgres'

export { migrations }
export const onPostgres = serverUrl !== undefined

interface TestPlace {
  env: Env
  /** Drops the database and the folder. */
  remove: () => Promise<void>
}

let shared: Promise<Env> | undefined

/**
 * The run's one database: PGlite in a temporary folder, or a fresh one on the server that TEST_DATABASE_URL
 * or DATABASE_URL names.
 */
export const testEnv = (): Promise<Env> =>
  (shared ??= folderWithDatabase().then((folder) => envOf(folder, inject('databaseUrl') ?? undefined)))

/** A database and folder of a test's own, for what the shared one can't show. */
export async function ownPlace(settings: Record<string, string> = {}): Promise<TestPlace> {
  const folder = await folderWithDatabase()
  const url = serverUrl ? await createDatabase(serverUrl) : undefined
  const remove = async () => {
    if (serverUrl && url) await dropDatabase(serverUrl, url)
    rmSync(folder, { recursive: true, force: true })
  }
  return { env: envOf(folder, url, settings), remove }
}

/** A new one; without a server the embedded database is in it. */
async function folderWithDatabase(): Promise<string> {
  const folder = temporaryFolder()
  if (!serverUrl) cpSync(await (migrated ??= migratedFolder()), folder, { recursive: true })
  return folder
}

/** Copied for everybody who wants a database: to make one takes seconds. */
let migrated: Promise<string> | undefined

async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder()
  const world = await openWorld(envOf(folder, undefined), { migrations })
  await world.close()
  return folder
}

const temporaryFolder = () => mkdtempSync(join(inject('folder'), 'data-'))

/**
 * What a newcomer's machine gives by itself: by setting, so that tests go alike on either database (the rule:
 * network/published.ts).
 */
const given = {
  ALLOW_REGISTRATION: 'true',
  PASSWORD_RESET_DELIVERY: 'response',
  METRICS_TOKEN: 'a-senha-do-prometheus',
}

const envOf = (folder: string, url: string | undefined, settings: Record<string, string> = {}) =>
  readEnv({
    DATA_DIR: folder,
    DATABASE_URL: url,
    JWT_SECRET: 'x'.repeat(48),
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...given,
    ...settings,
  })

/** With TEST_STORAGE=s3 each world keeps its files under a prefix of its own in the run's bucket. */
function sharedStorage(): Partial<Env> {
  const url = inject('storageUrl')
  return url ? { STORAGE_URL: url.replace('?', `/${randomUUID()}?`) } : {}
}

let kept: Promise<Database> | undefined
let onStatement: Parameters<typeof openDatabase>[2]

/**
 * The run's embedded database stays open from file to file: opening costs most of a second of the processor.
 */
const openKept: typeof openDatabase = async (env, onError, tell) => {
  onStatement = tell
  kept ??= openDatabase(env, onError, (seconds, ok) => onStatement?.(seconds, ok))
  return { ...(await kept), close: () => Promise.resolve() }
}

type TestOptions = Partial<WorldOptions> & { env?: Partial<Env> }

/** An open world on the run's database, its tables and its storage empty; close it in afterAll. */
export async function openTestWorld({ env, ...options }: TestOptions = {}): Promise<World> {
  const run = await testEnv()
  const settings = { ...run, ...sharedStorage(), ...env }
  const open = !serverUrl && settings.DATA_DIR === run.DATA_DIR ? openKept : openDatabase
  rmSync(join(settings.DATA_DIR, 'files'), { recursive: true, force: true })
  const world = await openWorld(settings, { migrations, open, ...options })
  await truncateAll(world.database)
  return world
}

/** Empties every table of ours and the job queue. */
export async function truncateAll(database: Database): Promise<void> {
  const tables = await database.query<{ name: string; large: boolean }>(
    `SELECT quote_ident(tablename) AS name, pg_table_size(quote_ident(tablename)::regclass) > 1000000 AS large
     FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  )
  // New files for every table and index are dear; a few rows are deleted in a hundredth of the time.
  const emptied = tables.map(({ name, large }) =>
    large ? `TRUNCATE ${name} CASCADE` : `DELETE FROM ${name}`,
  )
  // The audit table refuses to be emptied; a replica's session does not run that trigger.
  await database.exec(
    `SET session_replication_role = replica; ${emptied.join('; ')}; SET session_replication_role = DEFAULT; DELETE FROM pgboss.job;`,
  )
}
