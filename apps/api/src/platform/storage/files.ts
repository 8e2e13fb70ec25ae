import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { Env } from '../env'
import { AppError } from '../errors'
import { LocalDriver } from './local'
import type { StorageDriver, StoredFile } from './storage-driver'
import { parseStorageUrl } from './s3/storage-url'

/** Where uploaded files lie; keys are random, opaque and never a person's file name. */
export interface Files {
  newKey(): string
  /**
   * Streams a file in and answers its size once it is whole and on disk; one that fails leaves nothing. No
   * room: AppError 507.
   */
  save(key: string, content: Readable): Promise<number>
  /** Throws an error of which `isMissing` is true where there is none. */
  open(key: string): Promise<Readable>
  /** Bytes; throws as `open` does. */
  size(key: string): Promise<number>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Fails where nothing can be written. */
  ping(): Promise<void>
  /** Everything that lies there, whatever it is. */
  list(): AsyncIterable<StoredFile>
  /** Removes what a killed process may have left where `list` does not look. */
  tidy(): Promise<void>
}

const KEY = /^[0-9a-f]{32}$/

export type Place = Pick<Env, 'DATA_DIR' | 'STORAGE_URL'>

/** An office's files, on disk or in a bucket; nothing is asked or made before one is used. */
export async function filesAt({ DATA_DIR, STORAGE_URL }: Place): Promise<Files> {
  const target = STORAGE_URL ? parseStorageUrl(STORAGE_URL) : null
  if (!target) return filesIn(join(DATA_DIR, 'files'))
  const { S3Storage } = await import('./s3/s3')
  return filesOn(new S3Storage(target))
}

/** The same, once they can be written to; throws one line where they cannot. */
export async function openStorage(place: Place): Promise<Files> {
  const files = await filesAt(place)
  await files.ping().catch(async (error: unknown) => {
    if (!place.STORAGE_URL) throw error
    throw (await import('./s3/s3')).startRefusal(error)
  })
  return files
}

/** The files of a folder; it is made where it is missing. */
export async function openFiles(folder: string): Promise<Files> {
  const files = filesIn(folder)
  await files.ping()
  return files
}

/** The files of a folder; nothing is made there before something is saved. */
export const filesIn = (folder: string): Files => filesOn(new LocalDriver(folder))

export function filesOn(driver: StorageDriver): Files {
  const disk = new Disk(driver)
  const size = async (key: string) => (await unwrapped(disk.getMetaData(pathOf(key)))).contentLength
  return {
    newKey: () => randomBytes(16).toString('hex'),
    save: async (key, content) => {
      await unwrapped(disk.putStream(pathOf(key), content)).catch(refuseWhereFull)
      return size(key)
    },
    open: async (key) => unwrapped(disk.getStream(pathOf(key))),
    size,
    remove: async (key) => unwrapped(disk.delete(pathOf(key))),
    ping: () => driver.ping(),
    list: () => driver.walk(),
    tidy: async () => driver.tidy?.(),
  }
}

/** In 256 folders, so that none grows huge. */
export function pathOf(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key')
  return `${key.slice(0, 2)}/${key}`
}

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/** The library wraps what went wrong into an error of its own; its cause is what counts. */
async function unwrapped<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw codeOf(error).startsWith('E_CANNOT') && error instanceof Error && error.cause instanceof Error
      ? error.cause
      : error
  }
}

function refuseWhereFull(error: unknown): never {
  if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw error
  throw new AppError(
    507,
    'no_space',
    'Espaço em disco insuficiente para salvar o arquivo',
    {},
    { cause: error },
  )
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
