import type { Bytes } from './bytes'

const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Sector numbers from here on mean "end" or "unused". */
const LAST_SECTOR = 0xfffffffa
const NO_ENTRY = 0xffffffff
const ENTRY_BYTES = 128
/** Bounds of a directory; real ones have a few dozen entries. */
const MAX_DIRECTORY_SECTORS = 256
const MAX_TABLE_SECTORS = 64
const IN_HEADER = 109

/** Where a stream begins; null where it lies among the short ones. */
export interface OleEntry {
  offset: number | null
  size: number
}

interface Layout {
  bytes: Pick<Bytes, 'read'>
  sectorBytes: number
  /** The sectors that hold the table of "which sector follows". */
  table: number[]
}

export const isOle = (head: Buffer): boolean => head.subarray(0, 8).equals(MAGIC) && head.length >= 512

/**
 * The streams and folders at the top of a compound file ([MS-CFB]), by name; embedded objects below them do
 * not count.
 * Throws where the structure leads nowhere or in circles.
 */
export async function oleEntries(bytes: Pick<Bytes, 'read'>): Promise<Map<string, OleEntry>> {
  const header = await bytes.read(0, 512)
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new RangeError('no sector size')
  const layout = { bytes, sectorBytes: 1 << shift, table: [] as number[] }
  layout.table = await tableSectors(layout, header)
  const directory = await readChain(layout, header.readUInt32LE(48))
  return topEntries(directory, layout.sectorBytes)
}

const offsetOf = (sector: number, sectorBytes: number) => (sector + 1) * sectorBytes

async function readSector({ bytes, sectorBytes }: Layout, sector: number): Promise<Buffer> {
  const data = await bytes.read(offsetOf(sector, sectorBytes), sectorBytes)
  if (data.length === 0) throw new RangeError('sector outside the file')
  // A writer may leave out the end of the last sector; whole entries of 128 bytes must be there.
  return data.length === sectorBytes ? data : Buffer.concat([data], sectorBytes)
}

async function tableSectors(layout: Layout, header: Buffer): Promise<number[]> {
  const sectors = Array.from({ length: IN_HEADER }, (_, n) => header.readUInt32LE(76 + 4 * n))
  let next = header.readUInt32LE(68)
  for (let read = 0; next < LAST_SECTOR; read++) {
    if (read === MAX_TABLE_SECTORS) throw new RangeError('table too large')
    const data = await readSector(layout, next)
    for (let at = 0; at < layout.sectorBytes - 4; at += 4) sectors.push(data.readUInt32LE(at))
    next = data.readUInt32LE(layout.sectorBytes - 4)
  }
  return sectors.filter((sector) => sector < LAST_SECTOR)
}

async function readChain(layout: Layout, first: number): Promise<Buffer> {
  const perSector = layout.sectorBytes / 4
  const parts: Buffer[] = []
  const known = new Map<number, Buffer>()
  for (let sector = first; sector < LAST_SECTOR;) {
    if (parts.length === MAX_DIRECTORY_SECTORS) throw new RangeError('directory too large')
    parts.push(await readSector(layout, sector))
    const holder = layout.table[Math.floor(sector / perSector)]
    if (holder === undefined) throw new RangeError('sector outside the table')
    const follows = known.get(holder) ?? (await readSector(layout, holder))
    known.set(holder, follows)
    sector = follows.readUInt32LE((sector % perSector) * 4)
  }
  return Buffer.concat(parts)
}

/** Siblings form a tree below the root's child; each entry is visited once, whatever the links say. */
function topEntries(directory: Buffer, sectorBytes: number): Map<string, OleEntry> {
  const entries = new Map<string, OleEntry>()
  const count = directory.length / ENTRY_BYTES
  const seen = new Set<number>()
  const waiting = count > 0 ? [directory.readUInt32LE(76)] : []
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === NO_ENTRY || id >= count || seen.has(id)) continue
    seen.add(id)
    const entry = directory.subarray(id * ENTRY_BYTES, (id + 1) * ENTRY_BYTES)
    const size = entry.readUInt32LE(120)
    const isShort = size < 4096
    entries.set(nameOf(entry), {
      size,
      offset: isShort ? null : offsetOf(entry.readUInt32LE(116), sectorBytes),
    })
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return entries
}

const nameOf = (entry: Buffer) =>
  entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2))
