import type { Database } from './database'
import { pathOf, type Files } from './files'

/** Rows and files that do not fit together. */
export interface Finding {
  kind: 'missing_file' | 'wrong_size' | 'stray_file' | 'overdue'
  /** Where the file lies or should lie. */
  path: string
  /** The row, such as `documents 0197…`; null where there is none. */
  row: string | null
  /** Bytes by the row and on disk, where they differ. */
  sizes: { row: number; disk: number } | null
}

interface Claim {
  path: string
  row: string
  size: number
}

/** A loose file that has waited this long is not being looked after; sweeps run every minute. */
const OVERDUE_MINUTES = 10

/**
 * Compares rows with files and changes nothing. A running office changes both while they are read, so it looks twice: what is found both
 * times is so.
 */
export async function checkIntegrity(database: Database, files: Files): Promise<Finding[]> {
  const first = await look(database, files)
  if (first.length === 0) return []
  const second = new Set((await look(database, files)).map(identity))
  return first.filter((finding) => second.has(identity(finding))).sort((a, b) => (identity(a) < identity(b) ? -1 : 1))
}

const identity = ({ kind, path, row, sizes }: Finding): string => JSON.stringify([kind, path, row, sizes])

async function look(database: Database, files: Files): Promise<Finding[]> {
  const onDisk = new Map<string, number>()
  for await (const { path, size } of files.list()) onDisk.set(path, size)
  const claims = await claimsOf(database)
  const loose = await looseOf(database)
  const claimed = new Set([...claims, ...loose].map(({ path }) => path))
  return [
    ...claims.flatMap((claim) => compare(claim, onDisk.get(claim.path))),
    ...[...onDisk.keys()].filter((path) => !claimed.has(path)).map((path): Finding => ({ kind: 'stray_file', path, row: null, sizes: null })),
    ...loose.filter(({ overdue }) => overdue).map(({ path }): Finding => ({ kind: 'overdue', path, row: 'loose_files', sizes: null })),
  ]
}

function compare({ path, row, size }: Claim, disk: number | undefined): Finding[] {
  if (disk === undefined) return [{ kind: 'missing_file', path, row, sizes: null }]
  return disk === size ? [] : [{ kind: 'wrong_size', path, row, sizes: { row: size, disk } }]
}

async function claimsOf(database: Database): Promise<Claim[]> {
  const rows = await database.query<{ key: string; row: string; size: number | null }>(
    `select storage_key as key, 'documents ' || id as row, file_size as size from documents where storage_key is not null
     union all select storage_key, 'petition_attachments ' || id, file_size from petition_attachments`,
  )
  return rows.map(({ key, row, size }) => ({ path: placeOf(key), row, size: size ?? 0 }))
}

async function looseOf(database: Database): Promise<{ path: string; overdue: boolean }[]> {
  const rows = await database.query<{ key: string; overdue: boolean }>(
    `select storage_key as key, due_at < clock_timestamp() - interval '${OVERDUE_MINUTES} minutes' as overdue from loose_files`,
  )
  return rows.map(({ key, overdue }) => ({ path: placeOf(key), overdue }))
}

/** A key that none of ours looks like leads nowhere. */
function placeOf(key: string): string {
  try {
    return pathOf(key)
  } catch {
    return `? ${key}`
  }
}
