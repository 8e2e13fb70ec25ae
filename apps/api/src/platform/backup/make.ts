import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '../database/database'
import type { Sql } from '../database/driver'
import { isMissing, type Files } from '../storage/files'
import { filesInTrash } from '../trash/purge'
import { version } from '../version'
import { ArchiveWriter, type Lock } from './archive-writer'
import {
  entryNames,
  fileName,
  FORMAT,
  partName,
  summaryOf,
  type Header,
  type Manifest,
  type Secrets,
  type Summary,
} from './format'
import { holdingFiles } from '../storage/deletion-hold'
import { shapeOf } from './load'
import { appliedMigrations, left, partOf, readTable, sameWords, tablesOf, Tally } from './tables'

export interface Office {
  database: Database
  files: Files
  secrets: Secrets
}

interface Records {
  header: Header
  tables: Manifest['tables']
  keys: string[]
}

/**
 * Writes the office's records and files, as they are at one moment, into an archive at `path`, beside a
 * running office; answers what is in it. A backup that fails, is aborted or killed leaves nothing under that
 * name.
 */
export async function makeBackup(
  office: Office,
  path: string,
  lock: Lock,
  signal: AbortSignal,
): Promise<Summary & { size: number }> {
  const archive = await ArchiveWriter.open(path, lock)
  try {
    const summary = await holdingFiles(office.database, signal, async (onSnapshot) => {
      const { header, tables, keys } = await onSnapshot((tx) => writeRecords(tx, office, archive, signal))
      const copied = await copyFiles(office.files, keys, archive, signal)
      const manifest: Manifest = { tables, ...copied }
      await archive.add(entryNames.manifest, JSON.stringify(manifest))
      return summaryOf(header, manifest)
    })
    return { ...summary, size: await archive.finish() }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function writeRecords(
  tx: Sql,
  { database, secrets }: Office,
  archive: ArchiveWriter,
  signal: AbortSignal,
): Promise<Records> {
  await tx.exec(sameWords)
  const tables = await tablesOf(tx, left)
  const header: Header = {
    format: FORMAT,
    lavra: version,
    made_at: new Date().toISOString(),
    database: database.kind,
    migrations: await appliedMigrations(tx),
    tables: tables.map(shapeOf),
  }
  await archive.add(entryNames.header, JSON.stringify(header))
  await archive.add(entryNames.secrets, JSON.stringify(secrets))
  const written: Manifest['tables'] = []
  for (const table of tables) {
    const tally = new Tally()
    let part = 0
    for await (const lines of readTable(tx, table)) {
      signal.throwIfAborted()
      tally.add(lines)
      await archive.add(partName(table.name, ++part), partOf(lines))
    }
    written.push({ name: table.name, ...tally.close() })
  }
  // The program may be newer than the tables, which are upgraded when it starts.
  const binned = tables.some(({ name }) => name === 'trash_rows')
    ? `union all select key from (${filesInTrash}) binned`
    : ''
  const owned = `select storage_key as key from documents where storage_key is not null union all select storage_key from petition_attachments
    ${binned} order by 1`
  const keys = (await tx.query<{ key: string }>(owned)).map(({ key }) => key)
  return { header, tables: written, keys }
}

async function copyFiles(
  files: Files,
  keys: string[],
  archive: ArchiveWriter,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const copied: Pick<Manifest, 'files' | 'missing'> = { files: [], missing: [] }
  for (const key of keys) {
    signal.throwIfAborted()
    const opened = await openFile(files, key)
    if (!opened) {
      copied.missing.push(key)
      continue
    }
    const hash = createHash('sha256')
    try {
      await archive.addStream(
        fileName(key),
        opened.size,
        Readable.from(hashing(opened.content, hash), { objectMode: false }),
      )
    } finally {
      opened.content.destroy()
    }
    copied.files.push({ key, size: opened.size, sha256: hash.digest('hex') })
  }
  return copied
}

/** Null where there is none, which nobody may have removed since the snapshot: it was lost before. */
async function openFile(files: Files, key: string): Promise<{ size: number; content: Readable } | null> {
  try {
    const size = await files.size(key)
    return { size, content: await files.open(key) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* hashing(
  content: AsyncIterable<Buffer>,
  hash: { update(data: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
