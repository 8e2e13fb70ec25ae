import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data: Buffer | string
  /** Declares another size than the true one. */
  declared?: number
  /** Already deflated. */
  deflated?: Buffer
  encrypted?: boolean
}

/** A zip archive as the specification (APPNOTE 6.3) has it, except where an entry is told to lie. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = recordsOf(entry, offset)
    parts.push(...local)
    directory.push(central)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  return Buffer.concat([...parts, ...directory, endOf(entries.length, directory, offset)])
}

/** Every entry of the directory points to the first one's bytes. */
export function overlappingZip(data: Buffer, count: number): Buffer {
  const deflated = deflateRawSync(data)
  const entry = (n: number) => recordsOf({ name: `f${n}`, data: '', deflated, declared: data.length }, 0)
  const first = entry(0)
  const directory = Array.from({ length: count }, (_, n) => entry(n).central)
  const size = first.local.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([...first.local, ...directory, endOf(count, directory, size)])
}

function recordsOf({ name, data, declared, deflated, encrypted = false }: ZipEntry, offset: number) {
  const plain = Buffer.from(data)
  const packed = deflated ?? deflateRawSync(plain)
  const label = Buffer.from(name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(plain), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(declared ?? plain.length, 18)
  fields.writeUInt16LE(label.length, 22)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return {
    local: [Buffer.from('PK\x03\x04'), fields, label, packed],
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, label]),
  }
}

function endOf(count: number, directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return end
}
