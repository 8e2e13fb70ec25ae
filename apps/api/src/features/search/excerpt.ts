import { fold } from '@lavra/language/words'

/** Characters of an excerpt, and of what stands before the words that were found. */
const most = 120
const before = 40

/** The words found in a text, on one line with what stands around them. */
export function excerptAround(text: string, words: string): string {
  const found = Math.max(fold(text).indexOf(fold(words.trim())), 0)
  const from = found <= before ? 0 : wordFrom(text, found - before)
  const part = text.slice(from, from + most)
  const line = part.replace(/\s+/g, ' ').trim()
  return `${from > 0 ? '…' : ''}${line}${from + most < text.length ? '…' : ''}`
}

/** Where the first whole word from here on begins. */
function wordFrom(text: string, place: number): number {
  const space = text.indexOf(' ', place)
  return space < 0 || space > place + before ? place : space + 1
}
