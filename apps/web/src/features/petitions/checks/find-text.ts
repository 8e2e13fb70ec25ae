import { plainSigns } from '@lavra/contracts/values/plain-signs'

/**
 * Every place where words stand in what is shown, whatever markup is between them and also where an address
 * or a number of them is disguised, in order; at most so many.
 */
export function rangesOf(root: HTMLElement, words: string, most = 200): Range[] {
  const sought = words.replace(/\s+/g, ' ').trim()
  if (!sought) return []
  const { text, at } = shownText(root)
  const ranges: Range[] = []
  for (const { start, end } of placesOf(text, sought, most)) {
    const [from, to] = [at(start), at(end - 1)]
    if (!from || !to) continue
    const range = document.createRange()
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.end)
    ranges.push(range)
  }
  return ranges
}

/** Asked first: without them nothing is disguised. */
const disguise = /[[({] ?(?:\.|ponto|dot)| ponto |<[/!a-z]|~~|\d_/i
const spelledStop = '(?:\\.| ?[[({] ?(?:\\.|ponto|dot) ?[\\])}] ?| ponto )'
/** What the check reads over inside a word or a number. */
const between = '(?:</?[a-z]{1,9}(?:\\s[^<>]{0,40})?>|~~|_)?'

function placesOf(text: string, sought: string, most: number): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  if (/[.\d]/.test(sought) && sought.length <= 300 && disguise.test(text)) {
    const signs = Array.from(sought, (sign) =>
      sign === '.' ? spelledStop : sign.replace(/[\\^$*+?()[\]{}|/-]/, '\\$&'),
    )
    for (const { 0: found, index } of text.matchAll(new RegExp(signs.join(between), 'g'))) {
      if (places.push({ start: index, end: index + found.length }) === most) break
    }
    return places
  }
  let start = text.indexOf(sought)
  for (; start >= 0 && places.length < most; start = text.indexOf(sought, start + sought.length))
    places.push({ start, end: start + sought.length })
  return places
}

interface Place {
  node: Text
  offset: number
  /** Where the sign ends, which may be two units long. */
  end: number
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
    let offset = 0
    for (const written of node.data) {
      const sign = plainSigns(written)
      const blank = /\s/.test(sign)
      if (sign !== '' && !(blank && text.endsWith(' '))) {
        text += blank ? ' ' : sign
        for (let unit = 0; unit < sign.length; unit++) offsets.push(offset)
      }
      offset += written.length
    }
    pieces.push({ node, begin, offsets })
  }
  const at = (index: number): Place | undefined => {
    const piece = pieces.findLast(({ begin }) => begin <= index)
    const offset = piece?.offsets[index - piece.begin]
    if (!piece || offset === undefined) return undefined
    const wide = (piece.node.data.codePointAt(offset) ?? 0) > 0xffff
    return { node: piece.node, offset, end: offset + (wide ? 2 : 1) }
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
