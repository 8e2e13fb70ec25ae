import { crc32 } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RAR4 = Buffer.from('Rar!\x1a\x07\x00', 'latin1')
const RAR5 = Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1')
const startsWith = (head: Buffer, magic: Buffer) => head.subarray(0, magic.length).equals(magic)

/** A start-of-image marker whose first segment leads to another marker. */
export function isJpeg(head: Buffer): boolean {
  if (head.length < 20 || head.readUInt16BE(0) !== 0xffd8 || head[2] !== 0xff) return false
  const next = 4 + head.readUInt16BE(4)
  return next >= head.length || head[next] === 0xff
}

/** The signature, and a header chunk that names a picture of some size. */
export function isPng(head: Buffer): boolean {
  if (head.length < 33 || !startsWith(head, PNG)) return false
  const isHeader = head.readUInt32BE(8) === 13 && head.toString('latin1', 12, 16) === 'IHDR'
  return isHeader && head.readUInt32BE(16) > 0 && head.readUInt32BE(20) > 0
}

export function isGif(head: Buffer): boolean {
  return head.length >= 14 && /^GIF8[79]a$/.test(head.toString('latin1', 0, 6))
}

/** Versions 1.5 to 4 and version 5: the signature and the check sum of the first header. */
export function isRar(head: Buffer): boolean {
  if (startsWith(head, RAR4)) return isRar4(head)
  return startsWith(head, RAR5) && isRar5(head)
}

function isRar4(head: Buffer): boolean {
  if (head.length < 14) return false
  const size = head.readUInt16LE(12)
  // 0x73 is the archive's own header, which always comes first.
  return (
    head[9] === 0x73 &&
    size >= 7 &&
    7 + size <= head.length &&
    (crc32(head.subarray(9, 7 + size)) & 0xffff) === head.readUInt16LE(7)
  )
}

function isRar5(head: Buffer): boolean {
  if (head.length < 16) return false
  const { value: size, end } = variableInt(head, 12)
  const last = end + size
  return size > 0 && last <= head.length && crc32(head.subarray(12, last)) === head.readUInt32LE(8)
}

/** Seven bits a byte, the lowest first; a header's size has at most three of them. */
function variableInt(head: Buffer, start: number): { value: number; end: number } {
  let value = 0
  for (let n = 0; n < 3; n++) {
    const byte = head[start + n] ?? 0
    value |= (byte & 0x7f) << (7 * n)
    if ((byte & 0x80) === 0) return { value, end: start + n + 1 }
  }
  return { value: 0, end: start }
}

const PDF_HEADER = /%PDF-\d\.\d/
/**
 * What may stand before the header: some programs leave a byte order mark, blank lines or a mail's lines
 * there.
 */
const PDF_HEADER_WITHIN = 1024

/** The header, with nothing of another kind of file before it, and at least one object. */
export function isPdf(head: Buffer, tail: Buffer): boolean {
  const start = head.toString('latin1', 0, PDF_HEADER_WITHIN)
  const at = start.search(PDF_HEADER)
  if (at === -1 || !/^(\xef\xbb\xbf)?[\t\n\r\x20-\x7e]*$/.test(start.slice(0, at)) || /^(#!|MZ)/.test(start))
    return false
  return [head, tail].some((part) => /\b\d+\s+\d+\s+obj\b/.test(part.toString('latin1')))
}
