import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'

/** A stretch of text that stands in both, or in one of them only. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/**
 * Milliseconds for the whole comparison; what is not done by then is compared line by line, or not at all.
 */
const patience = 1_500
/** More would hold up the page that shows them. */
const mostPieces = 6_000

/**
 * What changed from one text to the other, word by word; in very large or very different texts in larger
 * stretches.
 */
export function compareTexts(before: string, after: string): Piece[] {
  const deadline = performance.now() + patience
  const lines = diffLines(before, after, { timeout: patience }) ?? swapped(before, after)
  const pieces: Piece[] = []
  for (let place = 0; place < lines.length; place++) {
    const [one, next] = [lines[place], lines[place + 1]]
    if (!one) continue
    const pair = one.removed && next?.added
    if (pair) place++
    const words = pair && pieces.length < mostPieces ? wordsOf(one.value, next.value, deadline) : null
    pieces.push(...(words ?? (pair ? swapped(one.value, next.value) : [one])).map(toPiece))
  }
  return pieces
}

function wordsOf(before: string, after: string, deadline: number) {
  const timeout = deadline - performance.now()
  return timeout > 0 ? diffWordsWithSpace(before, after, { timeout }) : null
}

type Change = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>

const swapped = (before: string, after: string): Change[] => [
  { value: before, added: false, removed: true },
  { value: after, added: true, removed: false },
]

const toPiece = ({ value, added, removed }: Change): Piece => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
})
