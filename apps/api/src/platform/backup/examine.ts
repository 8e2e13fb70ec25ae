import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { ArchiveError, readArchive, type Entry, type Source } from './archive-reader'
import { entryNames, FORMAT, Header, keyOf, Manifest, Secrets, tableOf } from './format'
import { linesOf, Tally } from './tables'

export interface Contents {
  header: Header
  secrets: Secrets
  manifest: Manifest
}

/** Whoever restores takes what comes by; all of it is checked whether anybody does or not. */
export interface Taker {
  header?: (header: Header) => Promise<void>
  /** Reads the content to its end. */
  file?: (key: string, content: AsyncIterable<Buffer>) => Promise<void>
}

const MOST_JSON = 512_000_000
const broken = (what: string) =>
  new ArchiveError(`A cópia de segurança não confere (${what}). Use outra cópia; nada foi restaurado desta.`)

/**
 * Reads a backup from its first byte to its last and holds everything in it against its manifest; throws
 * ArchiveError.
 */
export async function examineBackup(source: Source, taker: Taker = {}): Promise<Contents> {
  const found: Partial<Contents> = {}
  const tables = new Map<string, Tally>()
  const files: Seen = new Map()
  await readArchive(source, async (entry) => {
    const [table, key] = [tableOf(entry.name), keyOf(entry.name)]
    if (!found.header) {
      if (entry.name !== entryNames.header)
        throw new ArchiveError('O arquivo não é uma cópia de segurança do Lavra. Confira o nome do arquivo.')
      found.header = refuseNewer(await parsed(entry, Header))
      await taker.header?.(found.header)
    } else if (found.manifest) throw broken('algo depois do fim')
    else if (entry.name === entryNames.secrets) found.secrets = await parsed(entry, Secrets)
    else if (entry.name === entryNames.manifest) found.manifest = await parsed(entry, Manifest)
    else if (table !== null) tallyOf(tables, table).add(linesOf(await textOf(entry)))
    else if (key !== null && !files.has(key)) files.set(key, await takeFile(entry, key, taker))
    else throw broken(entry.name)
    return 'next'
  })
  const { header, secrets, manifest } = found
  if (!header || !secrets || !manifest) throw broken('o índice falta')
  compare(header, manifest, tables, files)
  return { header, secrets, manifest }
}

/** The tables of a backup that was examined, part by part. */
export async function readParts(
  source: Source,
  take: (table: string, part: string) => Promise<void>,
): Promise<void> {
  await readArchive(source, async (entry) => {
    const table = tableOf(entry.name)
    if (table !== null) await take(table, await textOf(entry))
    return keyOf(entry.name) !== null || entry.name === entryNames.manifest ? 'stop' : 'next'
  })
}

function tallyOf(tables: Map<string, Tally>, name: string): Tally {
  const tally = tables.get(name) ?? new Tally()
  tables.set(name, tally)
  return tally
}

function refuseNewer(header: Header): Header {
  if (header.format > FORMAT)
    throw new ArchiveError(
      `A cópia vem de uma versão mais nova do Lavra (${header.lavra}). Atualize o programa e repita o comando.`,
    )
  return header
}

async function takeFile(
  { content }: Entry,
  key: string,
  taker: Taker,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const watched = (async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  })()
  if (taker.file) await taker.file(key, watched)
  else for await (const chunk of watched) if (chunk.length < 0) break
  return { size, sha256: hash.digest('hex') }
}

async function parsed<T extends z.ZodType>(entry: Entry, schema: T): Promise<z.output<T>> {
  const text = await textOf(entry)
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw broken(entry.name)
  }
}

async function textOf({ name, size, content }: Entry): Promise<string> {
  if (size > MOST_JSON) throw broken(name)
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

type Seen = Map<string, { size: number; sha256: string }>

function compare(header: Header, manifest: Manifest, tables: Map<string, Tally>, files: Seen): void {
  const names = new Set(header.tables.map(({ name }) => name))
  for (const { name, rows, sha256 } of manifest.tables) {
    const tally = (tables.get(name) ?? new Tally()).close()
    if (tally.rows !== rows || tally.sha256 !== sha256 || !names.delete(name)) throw broken(`tabela ${name}`)
    tables.delete(name)
  }
  for (const { key, size, sha256 } of manifest.files) {
    const file = files.get(key)
    if (file?.size !== size || file.sha256 !== sha256) throw broken(`arquivo ${key}`)
    files.delete(key)
  }
  if (names.size + tables.size + files.size > 0) throw broken('algo fora do índice')
}
