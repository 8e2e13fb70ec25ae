import { crc32, deflateSync } from 'node:zlib'

export const pngFile = (): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture of one dot, as base64 of the format's smallest useful form. */
export const gifFile = (): Buffer => Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** The application segment that every JFIF file begins with, a quantization table and the end. */
export const jpegFile = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffdb004300', 'hex'),
    Buffer.alloc(64, 1),
    Buffer.from('ffd9', 'hex'),
  ])

/** Version 5: the archive's header and its end, with their check sums. */
export function rarFile(): Buffer {
  const header = (...bytes: number[]) => {
    const body = Buffer.from([bytes.length, ...bytes])
    const sum = Buffer.alloc(4)
    sum.writeUInt32LE(crc32(body))
    return Buffer.concat([sum, body])
  }
  return Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), header(1, 0, 0), header(5, 0, 0)])
}

/** Version 4: the archive's header, whose check sum is the lower half of a CRC. */
export function rar4File(): Buffer {
  const body = Buffer.from([0x73, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0])
  const sum = Buffer.alloc(2)
  sum.writeUInt16LE(crc32(body) & 0xffff)
  return Buffer.concat([Buffer.from('Rar!\x1a\x07\x00', 'latin1'), sum, body])
}
