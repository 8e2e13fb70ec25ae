import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ReadFailure } from '../failure'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(library, name, '/')

/**
 * Opens a PDF with what the library brings and nothing else; pictures of more pixels than `picturePixels` are
 * left out of it.
 */
export async function openPdf(data: Buffer, picturePixels: number): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(data),
      maxImageSize: picturePixels,
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      isEvalSupported: false,
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadFailure('protected')
    throw error
  }
}
