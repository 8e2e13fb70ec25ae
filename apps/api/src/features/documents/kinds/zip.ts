import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Bytes } from './bytes'
import { unsupported } from './refusal'

export const MAX_ENTRIES = 10_000
const GB = 1024 ** 3
/** What an archive may declare to unpack to. */
const MAX_UNPACKED = { zip: 20 * GB, office: GB }
/** Above this much an archive must not be a hundred times smaller than its contents. */
const RATIO_COUNTS_FROM = 100 * 1024 * 1024
const MAX_RATIO = 100
/** Enough for the list of parts of any Office file. */
const PART_BYTES = 2 * 1024 * 1024

const LOCAL_HEADER = 0x04034b50
export const isZip = (head: Buffer): boolean => head.length >= 22 && head.readUInt32LE(0) === LOCAL_HEADER

/** yauzl over a file that is only partly in memory. */
class BytesReader extends RandomAccessReader {
  constructor(private readonly bytes: Bytes) {
    super()
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.bytes.read(position, length).then(
      (data) => {
        data.copy(buffer, offset)
        done(data.length < length ? new Error('the file ends too early') : null)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const read = this.bytes.read(start, Math.min(end - start, PART_BYTES))
    return Readable.from(
      (async function* () {
        yield await read
      })(),
    )
  }
}

export interface Zip {
  names: Set<string>
  /** A small part's text, or null where there is none; never inflates more than it may. */
  text: (name: string) => Promise<string | null>
}

/**
 * Opens an archive's directory and holds it against its bounds. Nothing is unpacked, and names are never used
 * as paths.
 */
export async function openZip(bytes: Bytes, kind: keyof typeof MAX_UNPACKED): Promise<Zip> {
  const zip = await fromRandomAccessReaderPromise(new BytesReader(bytes), bytes.size, {
    autoClose: false,
    decodeStrings: false,
  })
  if (zip.entryCount > MAX_ENTRIES)
    throw unsupported(
      `O arquivo contém itens demais (o limite é ${MAX_ENTRIES.toLocaleString('pt-BR')}). Divida-o em arquivos menores.`,
    )
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    entries.set(entryName(entry), entry)
  }
  // Entries that share their bytes declare more than the file holds.
  if (packed > bytes.size || tooDense(unpacked, bytes.size, kind))
    throw unsupported('O conteúdo compactado é grande demais quando aberto. Envie os arquivos separadamente.')
  return { names: new Set(entries.keys()), text: (name) => textOf(zip, entries.get(name)) }
}

const tooDense = (unpacked: number, size: number, kind: keyof typeof MAX_UNPACKED) =>
  unpacked > MAX_UNPACKED[kind] || (unpacked > RATIO_COUNTS_FROM && unpacked > size * MAX_RATIO)

/**
 * yauzl leaves names as bytes here: with names that climb out of folders it would refuse the archive, and we
 * open none by its name.
 */
export const entryName = (entry: Entry): string => entry.fileNameRaw.toString()

async function textOf(zip: ZipFile, entry: Entry | undefined): Promise<string | null> {
  if (!entry || entry.uncompressedSize > PART_BYTES || entry.isEncrypted()) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    parts.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > PART_BYTES) return null
  }
  return Buffer.concat(parts).toString()
}
