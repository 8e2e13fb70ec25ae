import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FSDriver } from 'flydrive/drivers/fs'
import type { StorageDriver, StoredFile } from './storage-driver'

/**
 * Files on the local disk or a shared folder, readable by this user alone; what was saved survives a power
 * cut.
 */
export class LocalDriver extends FSDriver implements StorageDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' })
  }

  /** A file that could not be written to its end is removed again. */
  override async putStream(key: string, content: Readable): Promise<void> {
    const path = join(this.folder, key)
    await makeFolder(dirname(path))
    try {
      await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
    } catch (error) {
      if (!isTaken(error)) await rm(path, { force: true })
      throw error
    }
    await flushFolder(dirname(path))
  }

  /**
   * Opens the file before it answers, so that a missing one is told here and not in the middle of an answer.
   */
  override async getStream(key: string): Promise<Readable> {
    const handle = await open(join(this.folder, key))
    return handle.createReadStream()
  }

  async ping(): Promise<void> {
    await makeFolder(this.folder)
    await access(this.folder, constants.W_OK)
  }

  async *walk(): AsyncIterable<StoredFile> {
    for (const entry of await entriesOf(this.folder)) {
      if (entry.isDirectory()) yield* this.filesBelow(join(this.folder, entry.name))
      else yield* this.describe(join(this.folder, entry.name))
    }
  }

  private async *filesBelow(folder: string): AsyncIterable<StoredFile> {
    for (const entry of await entriesOf(folder, true))
      if (!entry.isDirectory()) yield* this.describe(join(entry.parentPath, entry.name))
  }

  /** One that went away meanwhile is none. */
  private async *describe(path: string): AsyncIterable<StoredFile> {
    const found = await stat(path).catch(() => null)
    if (found) yield { path: relative(this.folder, path).split(sep).join('/'), size: found.size }
  }
}

async function entriesOf(folder: string, recursive = false) {
  try {
    return await readdir(folder, { withFileTypes: true, recursive })
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

/** Makes a folder and its missing parents; their own entries are on disk when it answers. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made))
}

/**
 * The entry of a new file is part of its folder, which is flushed apart from the file; Windows knows no such
 * thing.
 */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isTaken = (error: unknown): boolean => hasCode(error, 'EEXIST')
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
