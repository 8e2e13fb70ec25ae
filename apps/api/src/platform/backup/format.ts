import { z } from 'zod'

/*
 * A backup is a tar archive, within an age file where it has a passphrase: both are open formats, so that an
 * office's records can be got out of it without Lavra. Its entries, in this order:
 *   lavra.json             what it is, which migrations its tables have, which columns are in it
 *   secrets.json           the key of the audit trail
 * tables/<name>/<n>.json rows, in the order in which foreign keys let them in; each row an array of its
 * columns as PostgreSQL writes them
 *   files/<key>            the stored files
 *   manifest.json          how many rows and which digest each table has, which size and digest each file
 *   lavra.sha256           the digest of every byte before it
 */

export const FORMAT = 1

export const entryNames = {
  header: 'lavra.json',
  secrets: 'secrets.json',
  manifest: 'manifest.json',
  seal: 'lavra.sha256',
}
export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.json`
export const fileName = (key: string): string => `files/${key}`
/** The table of an entry's name, or the key of a file; null where it is something else. */
export const tableOf = (entry: string): string | null =>
  /^tables\/([a-z_]{1,63})\/\d{6}\.json$/.exec(entry)?.[1] ?? null
export const keyOf = (entry: string): string | null => /^files\/([0-9a-f]{32})$/.exec(entry)?.[1] ?? null

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

export const Header = z.object({
  format: z.int().min(1),
  /** The version that wrote it. */
  lavra: z.string().max(50),
  made_at: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ name: z.string().max(255), checksum: sha256 })).max(10_000),
  tables: z
    .array(z.object({ name: z.string().max(63), columns: z.array(z.string().max(63)).max(100) }))
    .max(1_000),
})
export type Header = z.infer<typeof Header>

export const Secrets = z.object({ AUDIT_KEY: z.string().min(32).max(1_000) })
export type Secrets = z.infer<typeof Secrets>

export const Manifest = z.object({
  tables: z.array(z.object({ name: z.string().max(63), rows: count, sha256 })).max(1_000),
  files: z.array(z.object({ key: z.string().length(32), size: count, sha256 })),
  /** Files that a row names and that were gone already when the backup was made. */
  missing: z.array(z.string().max(100)),
})
export type Manifest = z.infer<typeof Manifest>

/** What is told of a backup, made, checked or restored. */
export interface Summary {
  made_at: string
  rows: number
  files: number
  /** Of the files. */
  bytes: number
  missing: string[]
}

export const summaryOf = ({ made_at }: Header, { tables, files, missing }: Manifest): Summary => ({
  made_at,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
  missing,
})
