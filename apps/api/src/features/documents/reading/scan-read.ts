import type { Reason } from '../formats/failure'
import { limits } from '../formats/limits'
import { runReader, type TextFile } from './reader'

export interface ScannedPage {
  text: string
  uncertain: boolean
}

export interface ScannedText {
  /** What was recognised, by page. */
  pages: Map<number, ScannedPage>
  /** Why the reader ended before its last page. */
  reason: Reason | null
}

interface Options {
  signal?: AbortSignal
  milliseconds?: number
}

/**
 * Recognises the words that pages of a file show as pictures, in their own process. Only storage's troubles,
 * and `signal`, are thrown.
 */
export async function readScans(
  file: TextFile,
  numbers: number[],
  options: Options = {},
): Promise<ScannedText> {
  const { signal, milliseconds = limits.ocr.run.milliseconds } = options
  if (file.size > limits.fileBytes) return { pages: new Map(), reason: 'too_big' }
  const pages = new Map<number, ScannedPage>()
  const reason = await runReader(file, {
    signal,
    milliseconds,
    maxBytes: limits.fileBytes,
    task: JSON.stringify(numbers),
    hear: (message) => {
      const number = message.page + 1
      const page = pages.get(number) ?? { text: '', uncertain: false }
      if ('piece' in message) page.text += message.piece
      else page.uncertain = message.note.uncertain === true
      pages.set(number, page)
    },
  })
  return { pages, reason }
}
