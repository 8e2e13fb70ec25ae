import { plainSigns } from '@lavra/contracts/values/plain-signs'

/**
 * Every place where words stand in what is shown, whatever markup is between them, in order; at most so many.
 */
export function rangesOf(root: HTMLElement, words: string, most = 200): Range[] {
  const sought = words.replace(/\s+/g, ' ').trim()
  if (!sought) return []
  const { text, at } = shownText(root)
  const ranges: Range[] = []
  for (
    let start = text.indexOf(sought);
    start >= 0 && ranges.length < most;
    start = text.indexOf(sought, start + sought.length)
  ) {
    const [from, to] = [at(start), at(start + sought.length - 1)]
    if (!from || !to) continue
    const range = document.createRange()
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.offset + 1)
    ranges.push(range)
  }
  return ranges
}

interface Place {
  node: Text
  offset: number
}

/** The text under an element with single blanks, and where each of its characters stands. */
function shownText(root: HTMLElement): { text: string; at: (index: number) => Place | undefined } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: { node: Text; begin: number; offsets: number[] }[] = []
  let text = ''
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const offsets: number[] = []
    const begin = text.length
    for (let offset = 0; offset < node.data.length; offset++) {
      const sign = plainSigns(node.data.charAt(offset))
      const blank = /\s/.test(sign)
      if (sign === '' || (blank && text.endsWith(' '))) continue
      text += blank ? ' ' : sign
      offsets.push(offset)
    }
    pieces.push({ node, begin, offsets })
  }
  const at = (index: number): Place | undefined => {
    const piece = pieces.findLast(({ begin }) => begin <= index)
    const offset = piece?.offsets[index - piece.begin]
    return piece && offset !== undefined ? { node: piece.node, offset } : undefined
  }
  return { text, at }
}

const visited = new WeakMap<HTMLElement, { words: string; rank: number | undefined; place: number }>()

/**
 * Scrolls to where the words stand, counted from 0, and selects them; without a number, or asked for the same
 * place again, it goes on to the next one.
 */
export function goToText(root: HTMLElement | null, words: string, rank?: number): void {
  const places = root ? rangesOf(root, words) : []
  if (!root || places.length === 0) return
  const last = visited.get(root)
  const again = last?.words === words && (rank === undefined || last.rank === rank)
  const place = again ? (last.place + 1) % places.length : (rank ?? 0) % places.length
  visited.set(root, { words, rank, place })
  const range = places[place]
  const element = range?.startContainer.parentElement
  if (!range || !element) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
