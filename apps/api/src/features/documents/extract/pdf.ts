import { getDocumentProxy } from 'unpdf'
import { ReadFailure } from './failure'
import { limits } from './limits'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** One page a page. A page that can't be read is blank; where that holds of all of them, the file is damaged. */
export async function* readPdf(data: Buffer): AsyncGenerator<string> {
  const pdf = await openPdf(data)
  // One more than allowed, so that the cut is seen.
  const count = Math.min(pdf.numPages, limits.pages + 1)
  let broken = 0
  for (let number = 1; number <= count; number++) {
    const text = await pageText(pdf, number)
    if (text === null) broken++
    yield text ?? ''
  }
  if (broken === count) throw new ReadFailure('damaged')
}

async function openPdf(data: Buffer): Promise<Pdf> {
  try {
    // No images, no fonts and no other files: only the text that the pages hold.
    return await getDocumentProxy(new Uint8Array(data), { verbosity: 0, disableFontFace: true, useSystemFonts: false, stopAtErrors: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadFailure('protected')
    throw error
  }
}

async function pageText(pdf: Pdf, number: number): Promise<string | null> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  } catch {
    return null
  }
}
