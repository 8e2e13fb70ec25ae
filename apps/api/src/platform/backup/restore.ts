import { Readable } from 'node:stream'
import type { Database } from '../database/database'
import type { Sql } from '../database/driver'
import type { Files } from '../storage/files'
import { migrate } from '../database/migrate'
import { digestOf } from '../storage/move-files'
import type { Source } from './archive-reader'
import { examineBackup, readParts, type Contents } from './examine'
import type { Header } from './format'
import { loadRecords, notEmpty, prepareTables } from './load'

export interface Target {
  database: Database
  files: Files
  /** The folder of the SQL migrations. */
  migrations: string
  /** Called in the transaction, once all is in its place and before it becomes visible. */
  beforeCommit?: (tx: Sql, contents: Contents) => Promise<void>
}

/**
 * Restores a backup into an empty database and an empty storage. Files come first, each announced in
 * loose_files; the records follow in one transaction, after every byte of the archive was checked. So
 * whenever this is killed the office is whole or empty, and then the command can be repeated.
 */
export async function restoreBackup(source: Source, target: Target): Promise<Contents> {
  const { database, files, migrations } = target
  const brought: string[] = []
  const header = async (found: Header) => {
    await prepareTables(database, migrations, found.migrations)
    // What an earlier restore brought before it was killed.
    await removeLoose(target, await looseKeys(database))
    const first = await files.list()[Symbol.asyncIterator]().next()
    if (!first.done) throw notEmpty('arquivos')
  }
  const file = async (key: string, content: AsyncIterable<Buffer>) => {
    await database.query(
      "insert into loose_files (storage_key, due_at) values ($1, clock_timestamp() + interval '7 days')",
      [key],
    )
    brought.push(key)
    await files.save(key, Readable.from(content, { objectMode: false }))
  }
  try {
    const contents = await examineBackup(source, { header, file })
    for (const { key, sha256 } of contents.manifest.files)
      if ((await digestOf(files, key)) !== sha256)
        throw new Error(
          `O arquivo ${key} não chegou igual ao original. Nada foi restaurado; repita o comando.`,
        )
    await database.transaction(async (tx) => {
      const each = (take: (table: string, part: string) => Promise<void>) =>
        readParts(source, take).then(() => contents.manifest.tables)
      await loadRecords(tx, { tables: contents.header.tables, each })
      await target.beforeCommit?.(tx, contents)
    })
    await finish(database, migrations)
    return contents
  } catch (error) {
    await removeLoose(target, brought).catch(() => undefined)
    throw error
  }
}

/** Brings older records up to this version, and tells the planner of them. */
export async function finish(database: Database, migrations: string): Promise<void> {
  await migrate(database, migrations)
  // Nobody waits for an answer here: a large office's statistics may take longer than one may.
  await database.transaction((tx) => tx.exec('set local statement_timeout = 0; analyze'))
}

const looseKeys = async (database: Database): Promise<string[]> =>
  (await database.query<{ key: string }>('select storage_key as key from loose_files')).map(({ key }) => key)

/** Removes those of the files that no row owns; their rows in loose_files go last. */
async function removeLoose({ database, files }: Target, keys: string[]): Promise<void> {
  const loose = new Set(await looseKeys(database))
  for (const key of keys.filter((one) => loose.has(one))) {
    await files.remove(key)
    await database.query('delete from loose_files where storage_key = $1', [key])
  }
}
