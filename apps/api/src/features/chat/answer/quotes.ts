import { fold } from '@lavra/language/words'

const quotation = /«([^»]*)(?:»|$)|“([^”]*)(?:”|$)|"([^"]*)(?:"|$)/g
/** Shorter ones are names and terms rather than quotations. */
const fewestWords = 4

/** Every quotation of four words or more. One that is never closed goes on to the end. */
export function quotationsOf(text: string): string[] {
  return [...text.matchAll(quotation)]
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
    .filter((quoted) => words(quoted).length >= fewestWords)
}

const words = (text: string): string[] => fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words alone, so that spacing, case, accents and punctuation do not matter. */
export const comparable = (text: string): string => ` ${words(text).join(' ')} `

/**
 * True where the source holds these words one after the other; what "…" or "(...)" leaves out may lie between
 * the pieces.
 */
export function standsIn(quoted: string, source: string): boolean {
  const text = comparable(source)
  let from = 0
  return quoted
    .split(/\(\s*(?:\.{3}|…)\s*\)|\[\s*(?:\.{3}|…)\s*\]|\.{3}|…/)
    .map(comparable)
    .filter((piece) => piece.trim() !== '')
    .every((piece) => {
      const at = text.indexOf(piece, from)
      from = at + piece.length - 1
      return at >= 0
    })
}
