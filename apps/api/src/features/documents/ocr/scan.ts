import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { limits } from '../formats/limits'
import type { Page } from '../formats/page'
import { openPdf } from '../formats/pdf/open'
import { pageText } from '../formats/pdf/read'
import { openEngine, type Engine } from './engine'
import { grayOf, type Gray } from './gray'
import { recognizeGray } from './recognize'

const POINTS_PER_INCH = 72
const DOTS_PER_INCH = 300

/**
 * The words that pages of a PDF show as a picture, without those that they hold as text. A page that can't be
 * drawn is uncertain.
 */
export async function* recognizePages(data: Buffer, numbers: number[]): AsyncGenerator<Page> {
  const pdf = await openPdf(data, limits.ocr.picturePixels)
  const engine = openEngine()
  try {
    for (const number of numbers) yield await recognizePage(pdf, number, engine)
  } finally {
    await engine.close()
  }
}

async function recognizePage(pdf: PDFDocumentProxy, number: number, engine: Engine): Promise<Page> {
  const drawn = await drawPage(pdf, number).catch(() => null)
  if (!drawn) return { text: '', uncertain: true }
  const page = await recognizeGray(engine, drawn.picture)
  return { ...page, text: withoutKnown(page.text, drawn.known) }
}

async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<{ picture: Gray; known: string }> {
  const page = await pdf.getPage(number)
  const known = await pageText(page)
  const picture = await render(page)
  page.cleanup()
  return { picture, known }
}

async function render(page: PDFPageProxy): Promise<Gray> {
  const { width: points, height: tall } = page.getViewport({ scale: 1 })
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(limits.ocr.pagePixels / (points * tall)))
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  // The library knows browsers' canvases; this one does what they do.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport, annotationMode: 0 })
    .promise
  return grayOf(context.getImageData(0, 0, width, height).data, width, height)
}

/** Of ten words of a line, so many that the page's own text has them already. */
const MOST = 0.7

/** Leaves out lines that the page holds as text too, such as a court's stamp over a scan. */
function withoutKnown(text: string, known: string): string {
  const words = new Set(wordsOf(known))
  if (words.size === 0) return text
  const isNew = (line: string) => {
    const found = wordsOf(line)
    return found.length === 0 || found.filter((word) => words.has(word)).length < MOST * found.length
  }
  return text.split('\n').filter(isNew).join('\n').trim()
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
