import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from './errors'

/** Where uploaded files lie; keys are random, opaque and never a person's file name. */
export interface Files {
  newKey(): string
  /** Streams a file in and answers its size; it can be opened only once it is whole and on disk. Throws AppError 507 where there is no room. */
  save(key: string, content: Readable): Promise<number>
  /** Throws ENOENT where there is none. */
  open(key: string): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Fails where nothing can be written. */
  ping(): Promise<void>
}

const KEY = /^[0-9a-f]{32}$/

/** Files on the local disk, in 256 folders so that none grows huge. */
export async function openFiles(folder: string): Promise<Files> {
  const incoming = join(folder, 'incoming')
  // Nothing there is anybody's yet: what a killed process left is waste.
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  return {
    newKey: () => randomBytes(16).toString('hex'),
    save: (key, content) => save(folder, incoming, key, content),
    open: async (key) => {
      const handle = await open(pathOf(folder, key))
      return createReadStream('', { fd: handle })
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
    ping: () => access(incoming, constants.W_OK),
  }
}

function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key')
  return join(folder, key.slice(0, 2), key)
}

async function save(folder: string, incoming: string, key: string, content: Readable): Promise<number> {
  const draft = join(incoming, key)
  const path = pathOf(folder, key)
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(content, target)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(draft, path)
    return target.bytesWritten
  } catch (error) {
    await rm(draft, { force: true })
    throw isFull(error) ? new AppError(507, 'no_space', 'Espaço em disco insuficiente para salvar o arquivo', {}, { cause: error }) : error
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
