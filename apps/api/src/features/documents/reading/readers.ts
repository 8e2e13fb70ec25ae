import { isOle } from '../kinds/ole'
import { ReadFailure } from '../formats/failure'
import type { Page } from '../formats/page'

export type Reader = (data: Buffer) => AsyncIterable<string | Page> | Iterable<string | Page>
/** One page for each of the numbers, in their order. */
export type Recognizer = (data: Buffer, numbers: number[]) => AsyncIterable<Page>

/** An Office file inside a compound file is an encrypted one. */
const unlocked =
  (read: Reader): Reader =>
  (data) => {
    if (isOle(data)) throw new ReadFailure('protected')
    return read(data)
  }

/** By extension, each with its libraries loaded only where they are needed: a process reads one file. */
export const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  pdf: async () => (await import('../formats/pdf/read')).readPdf,
  doc: async () => (await import('../formats/doc')).readDoc,
  docx: async () => unlocked((await import('../formats/docx/docx')).readDocx),
  txt: async () => (await import('../formats/txt')).readTxt,
  xlsx: async () => unlocked((await import('../formats/xlsx/xlsx')).readSheets),
  xls: async () => (await import('../formats/xlsx/xlsx')).readSheets,
  pptx: async () => unlocked((await import('../formats/pptx/pptx')).readPptx),
}

const picture = async () => (await import('../ocr/picture')).recognizePicture
/** Of the kinds whose pages can be pictures. */
export const recognizers: Readonly<Record<string, () => Promise<Recognizer>>> = {
  pdf: async () => (await import('../ocr/scan')).recognizePages,
  jpg: picture,
  jpeg: picture,
  png: picture,
  gif: picture,
}
