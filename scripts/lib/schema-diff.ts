// Prisma's schema engine as WebAssembly, with a fresh PGlite as its shadow database.
import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'

export const repositoryPath = (relative: string) =>
  fileURLToPath(new URL(`../../${relative}`, import.meta.url))

interface EngineModule {
  __wbg_set_wasm(exports: object): void
}

interface Wasm {
  instantiate(
    binary: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>
}
/** Node has it; the types of Node 20 leave it to the browser's. */
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

let loaded: Promise<void> | undefined
/** Once a process: instantiating it again would pull the memory from under the first. */
const engineLoaded = () => (loaded ??= loadEngine())

async function loadEngine() {
  const binary = join(
    dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
    'schema_engine_bg.wasm',
  )
  const bindings = engine as unknown as EngineModule
  const { instance } = await wasm.instantiate(readFileSync(binary), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports['__wbindgen_start'] as () => void
  start()
}

/** An adapter whose scripts are awaited: the package's own lets their errors vanish. */
async function connect(): Promise<SqlDriverAdapter> {
  const database = await PGlite.create({ extensions: { vector, unaccent, pg_trgm } })
  const adapter: SqlDriverAdapter = await new PrismaPGlite(database).connect()
  adapter.executeScript = async (script) => {
    await database.exec(script)
  }
  adapter.dispose = () => database.close()
  return adapter
}

function migrationFiles(folder: string) {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')))
    : []
  return names.sort().map((path) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok', value: readFileSync(join(folder, path, 'migration.sql'), 'utf8') },
    },
  }))
}

const folderOfMigrations = repositoryPath('prisma/migrations')
const schemaFile = repositoryPath('prisma/schema.prisma')

/**
 * The SQL that brings the migrations up to schema.prisma, or null where they agree. Takes about three
 * seconds.
 */
export async function pendingChanges(
  migrations = folderOfMigrations,
  schema = schemaFile,
): Promise<string | null> {
  await engineLoaded()
  const content = readFileSync(schema, 'utf8')
  const shadow = { provider: 'postgres', adapterName: 'pglite', connect, connectToShadowDb: connect } as const
  const factory = bindMigrationAwareSqlAdapterFactory(shadow)
  const migrator = await engine.SchemaEngine.new(
    { datamodels: [[schema, content]] },
    () => undefined,
    factory,
  )
  const result = await migrator.diff({
    from: {
      tag: 'migrations',
      baseDir: migrations,
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
      shadowDbInitScript: '',
      migrationDirectories: migrationFiles(migrations),
    },
    to: { tag: 'schemaDatamodel', files: [{ path: schema, content }], configDir: dirname(schema) },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  } as Parameters<typeof migrator.diff>[0])
  return result.exitCode === 0 ? null : (result.stdout ?? '')
}
