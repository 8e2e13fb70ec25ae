import { isOle } from '../kinds/ole'
import { ReadFailure } from './failure'

export type Reader = (data: Buffer) => AsyncIterable<string> | Iterable<string>

/** An Office file inside a compound file is an encrypted one. */
const unlocked =
  (read: Reader): Reader =>
  (data) => {
    if (isOle(data)) throw new ReadFailure('protected')
    return read(data)
  }

/** By extension, each with its libraries loaded only where they are needed: a process reads one file. */
export const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf')).readPdf,
  doc: async () => (await import('./doc')).readDoc,
  docx: async () => unlocked((await import('./docx')).readDocx),
  txt: async () => (await import('./txt')).readTxt,
  xlsx: async () => unlocked((await import('./xlsx')).readSheets),
  xls: async () => (await import('./xlsx')).readSheets,
  pptx: async () => unlocked((await import('./pptx')).readPptx),
}
