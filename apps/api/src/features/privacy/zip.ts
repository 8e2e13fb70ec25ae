import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipPart {
  name: string
  content: AsyncIterable<Uint8Array>
  modified: Date
  /** Files that are compressed already are stored as they are. */
  compress: boolean
}

/**
 * The format's own bounds, without its 64-bit extension, which some unpackers of an office still don't know.
 */
export const zipLimits = { bytes: 3.5 * 1024 ** 3, entries: 60_000 }

/** A ZIP, piece by piece as it is asked for: no more than a piece of one file is held. */
export async function* zipped(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, content, modified, compress } of parts) {
    const entry = compress ? new ZipDeflate(name) : new ZipPassThrough(name)
    entry.mtime = modified
    zip.add(entry)
    for await (const piece of content) {
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
