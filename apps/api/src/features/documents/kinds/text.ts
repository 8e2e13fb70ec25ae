import { TextDecoder } from 'node:util'
import type { Bytes } from './bytes'

const CONTROL = 1
const NOT_WINDOWS_1252 = 2
/** What each byte tells against a text; a table, since large files are read through to their end. */
const against = new Uint8Array(256)
// Tab, line feed, vertical tab, form feed, return, the DOS end mark and escape occur in texts; other controls
// do not.
for (let byte = 0; byte < 32; byte++)
  if (!(byte >= 9 && byte <= 13) && byte !== 26 && byte !== 27) against[byte] = CONTROL
against[127] = CONTROL
for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) against[byte] = NOT_WINDOWS_1252

/** Files of other kinds that may hold no control character. */
const binary = /^(%PDF-|PK\x03\x04|GIF8[79]a|Rar!\x1a)/

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The encoding that a file's first bytes declare. */
export function markedEncoding(head: Buffer): TextEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : null
}

/** UTF-8, UTF-16 with its mark, or Windows-1252; the whole file is read. */
export async function isText({ head, chunks }: Bytes): Promise<boolean> {
  if (binary.test(head.toString('latin1', 0, 8))) return false
  const marked = markedEncoding(head)
  return marked === 'utf-16le' || marked === 'utf-16be' ? isUtf16(chunks(), marked) : isSingleBytes(chunks())
}

async function isUtf16(chunks: AsyncIterable<Buffer>, encoding: TextEncoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      return '\0'
    }
  }
  for await (const chunk of chunks) if (decode(chunk).includes('\0')) return false
  return !decode().includes('\0')
}

async function isSingleBytes(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let utf8 = true
  let windows1252 = true
  for await (const chunk of chunks) {
    const found = foundAgainst(chunk)
    if ((found & CONTROL) !== 0) return false
    utf8 &&= decodes(decoder, chunk)
    windows1252 &&= (found & NOT_WINDOWS_1252) === 0
    if (!utf8 && !windows1252) return false
  }
  return windows1252 || (utf8 && decodes(decoder))
}

function foundAgainst(chunk: Buffer): number {
  let found = 0
  for (let at = 0; at < chunk.length; at++) found |= against[chunk[at] ?? 0] ?? 0
  return found
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
