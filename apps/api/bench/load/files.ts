import { randomBytes } from 'node:crypto'
import { legalPage } from '../../test/files/legal-page'
import { docxWith, paragraph } from '../../test/files/office'
import { pdfPages, type PdfObject } from '../../test/files/pdf'

const kilobytes = [50, 80, 120, 200, 350, 600, 1_000, 1_500, 2_000]
/** A page's text weighs little: what else is in a file are letterheads and stamps, which don't shrink. */
const stamp = (size: number): Buffer => randomBytes(size * 1_000)

/** PDF and Word files from 50 kB to 2 MB, of two to forty pages, as the people of an office have them. */
export const filesToUpload = (): { name: string; content: Buffer }[] =>
  kilobytes.flatMap((size, n) => {
    const pages = Array.from({ length: 2 + n * 4 }, (_, page) => [
      ...legalPage,
      `Folha ${page + 1} do anexo ${n + 1}.`,
    ])
    const picture: PdfObject = {
      dictionary: '/Type /XObject /Subtype /Image /Width 1 /Height 1',
      stream: stamp(size),
    }
    return [
      { name: `anexo-${size}.pdf`, content: pdfPages(pages, '', [picture]) },
      {
        name: `anexo-${size}.docx`,
        content: docxWith(pages.flat().map(paragraph).join(''), [
          { name: 'word/media/timbre.bin', data: stamp(size) },
        ]),
      },
    ]
  })
