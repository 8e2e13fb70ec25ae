import { markedEncoding, type TextEncoding } from '../kinds/text'

/** A form feed ends a page, as printers and court systems mean it. */
export function* readTxt(data: Buffer): Generator<string> {
  const encoding = encodingOf(data)
  const text = encoding === 'windows-1252' ? fromWindows1252(data) : new TextDecoder(encoding).decode(data)
  yield* text.trimEnd().split('\f')
}

/**
 * What Windows-1252 has from 0x80 to 0x9F, where Latin-1 has controls; some releases of Node decode it as
 * Latin-1.
 */
const QUOTES_AND_DASHES = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

const fromWindows1252 = (data: Buffer) =>
  data
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (byte) => QUOTES_AND_DASHES[byte.charCodeAt(0) - 0x80] ?? byte)

function encodingOf(data: Buffer): TextEncoding {
  const marked = markedEncoding(data)
  if (marked) return marked
  try {
    // A text cut at a bound may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(data, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
