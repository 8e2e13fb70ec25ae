import { markedEncoding, type TextEncoding } from '../kinds/text'

/** A form feed ends a page, as printers and court systems mean it. */
export function* readTxt(data: Buffer): Generator<string> {
  yield* new TextDecoder(encodingOf(data)).decode(data).trimEnd().split('\f')
}

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
