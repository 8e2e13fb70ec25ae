import type { HiddenText } from '@lavra/contracts/documents'
import { sentenceOf, type Reason } from '../formats/failure'
import { limits } from '../formats/limits'
import type { PageNote } from '../formats/page'
import { runReader, type TextFile } from './reader'

export interface ExtractedText {
  status: 'ready' | 'empty' | 'failed'
  error: string | null
  /** In the file's order; some may be blank. */
  pages: string[]
  /** The numbers of pages that wait for OCR, where there are any. */
  scanned?: number[]
  /** What stands in the file unseen, by page, where there is any. */
  hidden?: HiddenText[]
}

export interface ExtractOptions {
  signal?: AbortSignal
  milliseconds?: number
}

const withText = new Set(['pdf', 'doc', 'docx', 'txt', 'xlsx', 'xls', 'pptx'])
const pictures = new Set(['jpg', 'jpeg', 'png', 'gif'])

/**
 * Reads what a file holds as text, and tells which pages are pictures. A file that can't be read is an answer
 * ("failed").
 */
export async function extractText(file: TextFile, options: ExtractOptions = {}): Promise<ExtractedText> {
  const { signal, milliseconds = patienceWith(file.size) } = options
  const isText = file.extension === 'txt'
  if (pictures.has(file.extension)) return { status: 'empty', error: null, pages: [], scanned: [1] }
  if (!withText.has(file.extension)) return { status: 'empty', error: null, pages: [] }
  if (file.size > limits.fileBytes && !isText) return failed('too_big')
  const pages: string[] = []
  const notes: [page: number, note: PageNote][] = []
  const maxBytes = isText ? limits.textBytes : limits.fileBytes
  const reason = await runReader(file, {
    signal,
    milliseconds,
    maxBytes,
    hear: (message) => {
      if ('piece' in message) pages[message.page] = (pages[message.page] ?? '') + message.piece
      else notes.push([message.page + 1, message.note])
    },
  })
  return reason ? failed(reason) : finished(pages, notes)
}

/** How long a file of so many bytes may be read. */
export const patienceWith = (size: number): number =>
  Math.min(limits.milliseconds, limits.millisecondsOfSmall * (1 + size / 1_048_576))

const failed = (reason: Reason): ExtractedText => ({ status: 'failed', error: sentenceOf(reason), pages: [] })

function finished(pages: string[], notes: [page: number, note: PageNote][]): ExtractedText {
  const hasText = pages.some((page) => page.trim() !== '')
  const scanned = notes.filter(([, note]) => note.scanned).map(([page]) => page)
  const hidden = notes
    .flatMap(([page, note]) => (note.hidden ? [{ page, ...note.hidden }] : []))
    .slice(0, limits.hiddenPages)
  const more = { ...(scanned.length > 0 && { scanned }), ...(hidden.length > 0 && { hidden }) }
  return { status: hasText ? 'ready' : 'empty', error: null, pages: hasText ? pages : [], ...more }
}
