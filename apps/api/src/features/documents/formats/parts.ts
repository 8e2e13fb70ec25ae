import { type Entry, fromBufferPromise } from 'yauzl'
import { entryName } from '../kinds/zip'
import { ReadFailure } from './failure'
import { limits } from './limits'

/** The parts of an Office file. Bytes are counted as they unpack, whatever the archive declares. */
export interface Parts {
  names: string[]
  has: (name: string) => boolean
  /** Throws `damaged` where there is no such part. */
  stream: (name: string) => AsyncIterable<Buffer>
}

export async function openParts(data: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(data, { decodeStrings: false })
  if (zip.entryCount > limits.entries) throw new ReadFailure('too_big')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entryName(entry), entry)
  let unpacked = 0
  async function* stream(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw new ReadFailure('damaged')
    if (entry.isEncrypted()) throw new ReadFailure('protected')
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > limits.unpackedBytes) throw new ReadFailure('too_big')
      yield chunk as Buffer
    }
  }
  return { names: [...entries.keys()], has: (name) => entries.has(name), stream }
}

/** Unpacks every part to nowhere: for readers that can't count for themselves. */
export async function assertBounded(parts: Parts): Promise<void> {
  for (const name of parts.names) {
    const stream = parts.stream(name)[Symbol.asyncIterator]()
    while (!(await stream.next()).done);
  }
}
