import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { ReadFailure } from '../failure'
import { limits } from '../limits'
import { saysSomething, type Page } from '../page'
import { openPdf } from './open'
import { linesOf } from './rows'
import { sightOf, type Sight } from './sight'

/**
 * One page a page. A page that can't be read is blank; where that holds of all of them, the file is damaged.
 */
export async function* readPdf(data: Buffer): AsyncGenerator<Page> {
  const pdf = await openPdf(data, 0)
  // One more than allowed, so that the cut is seen.
  const count = Math.min(pdf.numPages, limits.pages + 1)
  let broken = 0
  for (let number = 1; number <= count; number++) {
    const page = await readPage(pdf, number)
    if (page === null) broken++
    yield page ?? { text: '' }
  }
  if (broken === count) throw new ReadFailure('damaged')
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<Page | null> {
  try {
    const page = await pdf.getPage(number)
    const text = await pageText(page)
    const sight = await sightOf(page)
    page.cleanup()
    return seen(text, sight)
  } catch {
    return null
  }
}

/** All text of a page, whether anybody sees it or not. */
export async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

function seen(whole: string, sight: Sight): Page {
  const those = (unseen: boolean) => sight.runs.filter((one) => one.hidden === unseen).map(({ run }) => run)
  const hidden = linesOf(those(true))
  const isTold = saysSomething(hidden)
  const text = isTold ? linesOf(those(false)) : whole
  return { text, ...(isTold && { hidden }), ...(isScanned(text, sight) && { scanned: true }) }
}

/** A page with little more text than a stamp of a court's system has no text of its own. */
const STAMP = 700
/** Fewer letters than this are none at all. */
const NO_TEXT = 16
const LARGE_PICTURE = 0.4
const ANY_PICTURE = 0.02
/** A page of letters that are drawn as shapes has hundreds. */
const MANY_SHAPES = 60

function isScanned(text: string, { runs, pictured, shapes }: Sight): boolean {
  const length = text.replace(/\s/g, '').length
  if (length < NO_TEXT) return pictured > ANY_PICTURE || shapes > MANY_SHAPES
  const recognised = runs
    .filter(({ run, hidden }) => run.invisible && !hidden)
    .reduce((sum, { run }) => sum + run.text.length, 0)
  return length < STAMP && recognised < NO_TEXT && pictured > LARGE_PICTURE
}
