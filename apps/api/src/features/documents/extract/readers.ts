import { isOle } from '../kinds/ole'
import { readDoc } from './doc'
import { readDocx } from './docx'
import { ReadFailure } from './failure'
import { readPdf } from './pdf'
import { readPptx } from './pptx'
import { readTxt } from './txt'
import { readSheets } from './xlsx'

export type Reader = (data: Buffer) => AsyncIterable<string> | Iterable<string>

/** An Office file inside a compound file is an encrypted one. */
const unlocked =
  (read: Reader): Reader =>
  (data) => {
    if (isOle(data)) throw new ReadFailure('protected')
    return read(data)
  }

export const readers: Readonly<Record<string, Reader>> = {
  pdf: readPdf,
  doc: readDoc,
  docx: unlocked(readDocx),
  txt: readTxt,
  xlsx: unlocked(readSheets),
  xls: readSheets,
  pptx: unlocked(readPptx),
}
