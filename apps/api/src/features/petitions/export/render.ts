import { type PetitionText, pieceOf } from './piece'

/** The formats that are set in type; Markdown goes out as it is. */
export type PrintFormat = 'html' | 'docx' | 'pdf'

/** Only the library that the format needs is loaded: that is most of the time a short text takes. */
export async function render(text: PetitionText, format: PrintFormat): Promise<Buffer> {
  const piece = pieceOf(text)
  switch (format) {
    case 'html':
      return (await import('./html')).toHtml(piece)
    case 'docx':
      return (await import('./docx')).toDocx(piece)
    case 'pdf':
      return (await import('./pdf')).toPdf(piece)
  }
}
