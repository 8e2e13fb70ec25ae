import { CFB } from '@e965/xlsx'

interface Container {
  utils: { cfb_new: () => object; cfb_add: (file: object, path: string, content: Buffer) => void }
  write: (file: object, options: { type: 'buffer' }) => Buffer
}
const { utils, write } = CFB as Container

/** A compound file with the given streams. */
export function oleOf(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new()
  for (const [path, content] of Object.entries(streams)) utils.cfb_add(file, `/${path}`, content)
  return write(file, { type: 'buffer' })
}

const TEXT_AT = 2048

/**
 * A Word 97 file of one piece of text ([MS-DOC]: information block, text, and the table that says where the
 * text lies).
 */
export function docOf(text: string, { encrypted = false } = {}): Buffer {
  const body = Buffer.from(`${text}\r`, 'utf16le')
  const word = Buffer.alloc(Math.max(TEXT_AT + body.length, 4096))
  word.writeUInt16LE(0xa5ec, 0)
  word.writeUInt16LE(0xc1, 2)
  // Bit 9: the table is the stream "1Table".
  word.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10)
  word.writeUInt32LE(TEXT_AT, 0x18)
  word.writeUInt32LE(text.length + 1, 0x4c)
  word.writeUInt32LE(0, 0x1a2)
  word.writeUInt32LE(21, 0x1a6)
  body.copy(word, TEXT_AT)
  return oleOf({ WordDocument: word, '1Table': pieceTable(text.length + 1) })
}

function pieceTable(characters: number): Buffer {
  const table = Buffer.alloc(4096)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(characters, 9)
  table.writeUInt32LE(TEXT_AT, 15)
  return table
}

export const pptOf = (): Buffer =>
  oleOf({ 'PowerPoint Document': Buffer.alloc(5000, 1), 'Current User': Buffer.alloc(64) })

/** What Office writes for a file with a password, whatever its kind. */
export const encryptedOffice = (): Buffer =>
  oleOf({ EncryptionInfo: Buffer.alloc(200, 2), EncryptedPackage: Buffer.alloc(6000, 3) })
