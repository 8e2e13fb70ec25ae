import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headText, parseHead } from './seal'

/*
 * The end of the chain that this machine saw last lies beside the database, not in it: whoever puts an older
 * state back there is found out by it. After a backup was restored on purpose, the file is to be removed.
 */
export const headFile = (folder: string): string => join(folder, 'audit-head')

/** Null where this machine has not noted any. */
export function notedHead(folder: string): { sequence: number; digest: string } | null {
  try {
    return parseHead(readFileSync(headFile(folder), 'utf8')) ?? { sequence: 0, digest: 'unreadable' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The new file takes the old one's place at once: a kill leaves one of the two. */
export function noteHead(folder: string, head: { sequence: number; digest: string }): void {
  const draft = `${headFile(folder)}.${process.pid}`
  writeFileSync(draft, `${headText(head)}\n`, { mode: 0o600 })
  renameSync(draft, headFile(folder))
}
