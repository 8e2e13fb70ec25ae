import { type Token, tokensOf } from '../words/stems'

const longest = 300

/** The passage of at most 300 characters, word for word, that holds the most of what was asked for. */
export function excerptOf(content: string, weightOf: (token: Token) => number): string {
  if (content.length <= longest) return content
  const found = tokensOf(content).flatMap((token) => {
    const weight = weightOf(token)
    return weight > 0 ? { ...token, weight } : []
  })
  const best = bestWindow(found)
  const start = startNear(content, best?.start ?? bodyStart(content), best?.end ?? 0)
  const end = endNear(content, start, best?.end ?? 0)
  return content.slice(start, end).trim()
}

type Weighted = Token & { weight: number }

/**
 * The window with the heaviest different words; between equals the one that stands closest together, then the
 * first.
 */
function bestWindow(found: Weighted[]): { start: number; end: number } | null {
  let best: { start: number; end: number; weight: number } | null = null
  for (const [index, first] of found.entries()) {
    const stems = new Map<string, number>()
    for (const token of found.slice(index)) {
      if (token.end - first.start > longest - 20) break
      stems.set(token.stem, token.weight)
      const weight = sum(stems.values()) - (token.end - first.start) / 1_000
      if (!best || weight > best.weight) best = { start: first.start, end: token.end, weight }
    }
  }
  return best
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

/** The heading only names the record: where nothing else matches, the passage begins after it. */
const bodyStart = (content: string): number => {
  const line = content.indexOf('\n')
  return line >= 0 && line < content.length - 1 ? line + 1 : 0
}

/** Begins at the sentence of the window where that leaves room for the whole window, else at a word. */
function startNear(content: string, from: number, to: number): number {
  const earliest = Math.max(0, Math.min(from, to - longest))
  const before = content.slice(earliest, from)
  const sentence = [...before.matchAll(/(^|[.;!?]\s+|\n)(?=\S)/g)].findLast(
    (match) => earliest === 0 || match.index > 0 || match[0] !== '',
  )
  if (sentence) return earliest + sentence.index + sentence[0].length
  return from
}

/** Ends with the last sentence that fits, without losing what was found, else with a word. */
function endNear(content: string, start: number, found: number): number {
  const limit = Math.min(content.length, start + longest)
  if (limit === content.length) return limit
  const window = content.slice(start, limit)
  const sentence = [...window.matchAll(/[.;!?](?=\s)/g)].at(-1)
  if (sentence && sentence.index > longest / 2 && start + sentence.index >= found)
    return start + sentence.index + 1
  const word = window.search(/\s\S*$/)
  return word > 0 ? start + word : limit
}
