export interface Piece {
  text: string
  /** Where it begins in the whole. */
  start: number
}

/**
 * A text in pieces of about so many characters, cut between paragraphs where there are any, so that reading
 * one never takes long.
 */
export function piecesOf(text: string, length = 16_000): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start < text.length;) {
    const end = start + length >= text.length ? text.length : cutBefore(text, start, start + length)
    pieces.push({ text: text.slice(start, end), start })
    start = end
  }
  return pieces
}

function cutBefore(text: string, start: number, limit: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(mark, limit)
    if (at > start + (limit - start) / 2) return at + mark.length
  }
  return limit
}
