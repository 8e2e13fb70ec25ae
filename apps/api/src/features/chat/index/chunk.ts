/** A piece of a text, word for word, and where it begins. */
export interface Piece {
  text: string
  start: number
}

const shortest = 700
const longest = 1_100
/**
 * What is left stays whole up to this length: a page or an article is better found as one than as a piece and
 * its short rest.
 */
const whole = 1_400
const overlap = 140

/** Where an article, clause, paragraph or part of a law or contract begins. */
const provisions = /\n+(?=\s*(?:art(?:igo|\.)|cl[áa]usula|§|parágrafo|cap[íi]tulo|seção|título)[\s.])/gi
/**
 * Where a text may be cut, the best first: before an article or clause, after a paragraph, a line, a
 * sentence, a word.
 */
const breaks = [provisions, /\n\s*\n/g, /\n/g, /[.;:!?]["”’)]?\s/g, /\s/g]

/**
 * Cuts a text into pieces of some 700 to 1,100 characters along its structure, the last one up to 1,400; in a
 * paragraph the next one begins a bit before the cut.
 */
export function splitText(text: string): Piece[] {
  const pieces: Piece[] = []
  let start = skipBlank(text, 0)
  while (start < text.length) {
    const cut = endOf(text, start)
    const piece = text.slice(start, cut.end).trimEnd()
    if (piece) pieces.push({ text: piece, start })
    if (cut.end >= text.length) break
    start = skipBlank(text, cut.level <= 1 ? cut.end : backFrom(text, cut.end, start))
  }
  return pieces
}

function endOf(text: string, start: number): { end: number; level: number } {
  if (text.length - start <= whole) return { end: text.length, level: 0 }
  const window = text.slice(start + shortest, start + longest)
  for (const [level, pattern] of breaks.entries()) {
    const last = lastMatch(window, pattern)
    if (last !== null) return { end: start + shortest + last, level }
  }
  return { end: wholeCharacter(text, start + longest), level: breaks.length }
}

/** The end of the last match, counted from the window's start. */
function lastMatch(window: string, pattern: RegExp): number | null {
  let last: number | null = null
  for (const match of window.matchAll(pattern)) last = match.index + match[0].length
  return last
}

/** Where the next piece begins: at a sentence or line within the overlap, else at the cut. */
function backFrom(text: string, cut: number, start: number): number {
  const from = Math.max(start + 1, cut - overlap)
  const window = text.slice(from, cut)
  for (const pattern of breaks.slice(2, 4)) {
    for (const match of window.matchAll(pattern)) {
      const at = from + match.index + match[0].length
      if (at < cut) return at
    }
  }
  return cut
}

const skipBlank = (text: string, from: number): number => {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

/** Never between the two halves of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
