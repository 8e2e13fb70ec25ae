import { isPending, type PetitionCheck } from './checks'

type Item = Pick<PetitionCheck, 'kind' | 'start' | 'end' | 'verdict'> & { taken_over: object | null }

/** What Markdown makes a link of: a destination, a definition, an address or a tag in angle brackets. */
const opener = /\]\(|\]:|<(?=[a-z][a-z\d+.-]{0,31}:|[^\s<>@]{1,64}@|a[\s/])/gi
const beforeDestination = /[\s>]{0,100}<?/y
const anyEnd = /[\s)>]/g
const endInAngles = /[>\r\n]/g
/** What a destination has that leads out of the page; "15:02" does not. */
const outward = /(?<!\d):|[&\\]|\/\//g
const trailing = /^[.,;:!?/'’*_]*$/
const wholeHost = /^[a-z][a-z\d+.-]{0,31}:\/\/[^/?#\\&]{1,300}[/?#]/i

/**
 * A text whose links are words, but for those with an address that its check found and that is closed; the
 * checks' places are those of the text's composed form (NFC), which is answered. Without checks no link to
 * another site is left. Takes time in proportion to the text.
 */
export function withoutPendingLinks(content: string, checks: readonly Item[]): string {
  const text = content.normalize('NFC')
  const addresses = checks
    .filter(({ kind }) => kind === 'endereco' || kind === 'email')
    .toSorted((a, b) => a.start - b.start)
  const isOpen = openIn(addresses.filter(isPending))
  const closed = new Map(addresses.filter((item) => !isPending(item)).map((item) => [item.start, item.end]))
  const [end, angleEnd, sign] = [anyEnd, endInAngles, outward].map((pattern) => nextOf(text, pattern))
  if (!end || !angleEnd || !sign) return text
  const parts: string[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(opener)) {
    const behind = index + found.length
    const from = found === '<' ? behind : destinationAt(text, behind)
    const inAngles = found === '<' || text.charAt(from - 1) === '<'
    const to = inAngles ? angleEnd(from) : end(from)
    const open = isOpen(from, to)
    const leadsOut = open || sign(from) < to || isTag(text, found, from)
    if (!leadsOut || (!open && isClosed(text, from, to, closed.get(from)))) continue
    const cut = found === '<' ? behind : index + 1
    parts.push(text.slice(at, cut))
    at = cut
  }
  return [...parts, text.slice(at)].join(' ')
}

const isTag = (text: string, found: string, from: number): boolean =>
  found === '<' && /[\s/]/.test(text.charAt(from + 1)) && text.charAt(from).toLowerCase() === 'a'

function destinationAt(text: string, behind: number): number {
  beforeDestination.lastIndex = behind
  return behind + (beforeDestination.exec(text)?.[0].length ?? 0)
}

/** Whether a closed item that ends there is the destination, or its host at least; mail needs none. */
function isClosed(text: string, from: number, to: number, end: number | undefined): boolean {
  if (text.startsWith('mailto:', from)) return true
  if (end === undefined) return false
  return trailing.test(text.slice(end, to)) || wholeHost.test(text.slice(from, end))
}

/** Whether one of the items, which are in order, stands in a stretch; asked for ascending stretches. */
function openIn(items: readonly Item[]): (from: number, to: number) => boolean {
  let place = 0
  return (from, to) => {
    while ((items[place]?.end ?? Infinity) <= from) place++
    return (items[place]?.start ?? Infinity) < to
  }
}

/** Where the next match begins, asked for ascending places; each stretch of the text is read once. */
function nextOf(text: string, pattern: RegExp): (from: number) => number {
  let next = -1
  return (from) => {
    if (next < from) {
      pattern.lastIndex = from
      next = pattern.exec(text)?.index ?? text.length
    }
    return next
  }
}
