import type { Database } from '../database/database'
import { pathOf, type Files } from '../storage/files'
import { filesInTrash } from '../trash/purge'

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
 * Compares rows with files and changes nothing. A running office changes both while they are read, so it
 * looks twice: what is found both times is so.
 */
export async function checkIntegrity(database: Database, files: Files): Promise<Finding[]> {
  const first = await look(database, files)
  if (first.length === 0) return []
  const second = new Set((await look(database, files)).map(identity))
  return first
    .filter((finding) => second.has(identity(finding)))
    .sort((a, b) => (identity(a) < identity(b) ? -1 : 1))
}

const identity = ({ kind, path, row, sizes }: Finding): string => JSON.stringify([kind, path, row, sizes])

async function look(database: Database, files: Files): Promise<Finding[]> {
  const onDisk = new Map<string, number>()
  for await (const { path, size } of files.list()) onDisk.set(path, size)
  const { claims, loose } = await namedBy(database)
  const claimed = new Set([...claims, ...loose].map(({ path }) => path))
  return [
    ...claims.flatMap((claim) => compare(claim, onDisk.get(claim.path))),
    ...[...onDisk.keys()]
      .filter((path) => !claimed.has(path))
      .map((path): Finding => ({ kind: 'stray_file', path, row: null, sizes: null })),
    ...loose
      .filter(({ overdue }) => overdue)
      .map(({ path }): Finding => ({ kind: 'overdue', path, row: 'loose_files', sizes: null })),
  ]
}

function compare({ path, row, size }: Claim, disk: number | undefined): Finding[] {
  if (disk === undefined) return [{ kind: 'missing_file', path, row, sizes: null }]
  return disk === size ? [] : [{ kind: 'wrong_size', path, row, sizes: { row: size, disk } }]
}

/**
 * In one statement, so that a file which a row makes its own, or gives up, in this moment is named by one of
 * the two.
 */
async function namedBy(
  database: Database,
): Promise<{ claims: Claim[]; loose: { path: string; overdue: boolean }[] }> {
  const rows = await database.query<{
    key: string
    row: string | null
    size: number | null
    overdue: boolean
  }>(
    `select storage_key as key, 'documents ' || id as row, file_size as size, false as overdue from documents where storage_key is not null
     union all select storage_key, 'petition_attachments ' || id, file_size, false from petition_attachments
     union all select key, row, size, false from (${filesInTrash}) binned
     union all select storage_key, null, null, due_at < clock_timestamp() - interval '${OVERDUE_MINUTES} minutes' from loose_files`,
  )
  const claims: Claim[] = []
  const loose: { path: string; overdue: boolean }[] = []
  for (const { key, row, size, overdue } of rows) {
    if (row === null) loose.push({ path: placeOf(key), overdue })
    else claims.push({ path: placeOf(key), row, size: size ?? 0 })
  }
  return { claims, loose }
}

/** A key that none of ours looks like leads nowhere. */
function placeOf(key: string): string {
  try {
    return pathOf(key)
  } catch {
    return `? ${key}`
  }
}
