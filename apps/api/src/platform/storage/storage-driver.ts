import type { DriverContract } from 'flydrive/types'

export interface StoredFile {
  /** Where it lies: `pathOf` its key, unless somebody else put it there. */
  path: string
  /** Bytes. */
  size: number
}

/** A driver of the storage library, and what its drivers do not offer. */
export interface StorageDriver extends DriverContract {
  /** Fails where nothing can be written. */
  ping(): Promise<void>
  /** Everything that lies in the storage, whatever it is. */
  walk(): AsyncIterable<StoredFile>
  /** Removes parts of files that `walk` does not tell. */
  tidy?(): Promise<void>
}
