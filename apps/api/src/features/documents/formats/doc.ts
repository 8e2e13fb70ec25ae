import WordExtractor from 'word-extractor'
import { oleEntries } from '../kinds/ole'
import { ReadFailure } from './failure'

/** Bit of the file's information block that says "encrypted" ([MS-DOC] 2.5.2). */
const ENCRYPTED = 0x0100

/** Word 97 to 2003: the text, the text boxes and the notes as one page. */
export async function* readDoc(data: Buffer): AsyncGenerator<string> {
  if (await isEncrypted(data)) throw new ReadFailure('protected')
  const document = await new WordExtractor().extract(data)
  const notes = [
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ]
  yield [document.getBody(), ...notes].filter((part) => part.trim() !== '').join('\n\n')
}

async function isEncrypted(data: Buffer): Promise<boolean> {
  const read = (start: number, length: number) => Promise.resolve(data.subarray(start, start + length))
  const stream = (await oleEntries({ read })).get('WordDocument')
  return stream?.offset != null && (data.readUInt16LE(stream.offset + 10) & ENCRYPTED) !== 0
}
