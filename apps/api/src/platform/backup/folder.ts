import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDraft } from './archive-writer'

/** Made by the server itself; the newest of them stay, those that somebody asked for all do. */
export const OWN = 'lavra-diaria-'
export const ASKED = 'lavra-'

/**
 * Such as lavra-2026-11-22-034500.tar: in the order of their names they are in that of their times, which are
 * UTC.
 */
export const backupName = (start: string, at: Date, encrypted: boolean): string =>
  `${start}${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar${encrypted ? '.age' : ''}`

/** The backups of a kind, the newest first. */
export async function backupsIn(folder: string, start: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(
      (name) =>
        name.startsWith(start) && /^\d{4}-\d\d-\d\d-\d{6}\.tar(\.age)?$/.test(name.slice(start.length)),
    )
    .sort()
    .reverse()
}

/** When a backup was made, by its name. */
export function timeOf(name: string): Date {
  const [year, month, day, hour, minute, second] = (
    /(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar/.exec(name) ?? []
  ).slice(1)
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Removes all but the newest of a kind. */
export async function keepNewest(folder: string, start: string, many: number): Promise<void> {
  for (const name of (await backupsIn(folder, start)).slice(many))
    await rm(join(folder, name), { force: true })
}

const SILENT_MS = 60_000
const STALE_MS = 3600_000

/** Removes what killed backups left: one that is being written is touched all the time. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const { path, silent } of await draftsIn(folder))
    if (silent > STALE_MS) await rm(path, { force: true })
}

/** Whether somebody is writing a backup. */
export const isBeingWritten = async (folder: string): Promise<boolean> =>
  (await draftsIn(folder)).some(({ silent }) => silent < SILENT_MS)

async function draftsIn(folder: string): Promise<{ path: string; silent: number }[]> {
  const paths = (await readdir(folder).catch(() => [])).filter(isDraft).map((name) => join(folder, name))
  const found = await Promise.all(
    paths.map(async (path) => ({ path, touched: (await stat(path).catch(() => null))?.mtimeMs })),
  )
  return found.flatMap(({ path, touched }) =>
    touched === undefined ? [] : [{ path, silent: Date.now() - touched }],
  )
}
