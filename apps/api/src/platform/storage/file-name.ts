const MAX_BYTES = 255
/** Longer "extensions" are just text after a full stop. */
const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u
/**
 * Control characters, line ends, what turns the direction of writing, invisible marks, halves of characters.
 */
const HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/**
 * A sender's name of a file as it may be shown and given back: no folders, nothing invisible, composed
 * accents (NFC), at most 255 bytes of UTF-8 with the extension intact, and never empty.
 */
export function safeFileName(given: string): string {
  const clean = given.normalize('NFC').replace(HARMFUL, '')
  // Windows drops blanks and full stops at the end, and what is left could be another kind of file.
  const name = (clean.split(/[\\/]/).pop() ?? '').trim().replace(/[\s.]+$/, '')
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length).trimEnd() || 'arquivo'
  return shortened(stem, MAX_BYTES - Buffer.byteLength(extension)) + extension
}

/** Cut between characters as people see them: an accent or the parts of an emoji stay together. */
function shortened(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let kept = ''
  let room = bytes
  for (const { segment } of new Intl.Segmenter('pt-BR').segment(text)) {
    room -= Buffer.byteLength(segment)
    if (room < 0) break
    kept += segment
  }
  return kept.trimEnd() || 'arquivo'
}
