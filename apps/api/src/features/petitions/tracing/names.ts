import { lettered } from '@lavra/language/letters'
import { fold } from '@lavra/language/text'
import type { Span } from './span'
import {
  companySuffix,
  connectors,
  givenNames,
  honorifics,
  institutions,
  lowerCaseWords,
  ordinaryWords,
  states,
  streets,
  wordsOf,
} from './words'

export interface FoundName extends Span {
  text: string
  /** Its folded words, connectors too. */
  words: string[]
  /**
   * Its first word may be none: a sentence, a line or a quotation begins with it, and it is an ordinary word.
   */
  opens: boolean
  /** It looks like a name and nothing else; otherwise only a register can tell ("Rosa Claro" may be one). */
  sure: boolean
}

/** Words that are no name by themselves. */
export type Ordinary = Pick<ReadonlySet<string>, 'has'>

interface Token extends Span {
  text: string
  folded: string
}

const particle = '(?:d[aeo]s?|del|di|van|von|D[AEO]S?)'
// What must stand before a particle is looked for last, see items.ts.
const tokenPattern = lettered(
  ({ L, Lu }) =>
    `(?<![${L}\\d])[${Lu}](?:[${L}'’&]|\\.(?=[${Lu}]))*(?:-[${Lu}]?[${L}]+)*\\.?(?![${L}\\d])|${particle}(?=\\s+[${Lu}])(?<=[${L}][.\\s]\\s?${particle})`,
)
/**
 * Between two words of one name: blanks or a line's end, but not one that Markdown keeps (two blanks before
 * it).
 */
const gap = /^(?:[ \t\u00a0]+|[ \t]?\n[ \t]*)$/

/**
 * Every run of capitalised words that may name a person, a firm or a place, in order, outside the given
 * spans. Institutions, laws, months and words of the law are none; "Ltda." and its like, a title and a
 * street's kind make one of whatever stands with them.
 */
export function findNames(
  text: string,
  taken: readonly Span[] = [],
  ordinary = ordinaryIn(text),
): FoundName[] {
  return runsOf(tokensOf(text, taken), text).flatMap((run) => namesIn(run, text, ordinary))
}

/** Words that are none by themselves in this text: it writes them without a capital, too. */
export function ordinaryIn(text: string): Ordinary {
  const own = new Set(lowerCaseWords(text))
  return { has: (word) => ordinaryWords.has(word) || own.has(word) }
}

function tokensOf(text: string, taken: readonly Span[]): Token[] {
  const spans = [...taken].sort((a, b) => a.start - b.start)
  let next = 0
  return [...text.matchAll(tokenPattern(text))].flatMap((found) => {
    while ((spans[next]?.end ?? Infinity) <= found.index) next++
    const span = spans[next]
    if (span && span.start < found.index + found[0].length && found.index < span.end) return []
    const own = withoutFullStop(found[0])
    if (own.length === 1) return []
    return [{ text: own, folded: fold(own), start: found.index, end: found.index + own.length }]
  })
}

/** The stop of "Ltda." and "M." is theirs, the one behind a word ends a sentence. */
const withoutFullStop = (token: string): string =>
  token.endsWith('.') && token.length > 3 && !companySuffix.test(token) && !/\.\p{L}\.$/u.test(token)
    ? token.slice(0, -1)
    : token

function runsOf(tokens: Token[], text: string): Token[][] {
  const runs: Token[][] = []
  let last: Token | undefined
  for (const token of tokens) {
    const run = runs.at(-1)
    if (run && last && gap.test(text.slice(last.end, token.start)) && !endsSentence(last, text))
      run.push(token)
    else if (!connectors.has(token.folded)) runs.push([token])
    else continue
    last = token
  }
  return runs
}

const endsSentence = (token: Token, text: string): boolean =>
  text.charAt(token.end) === '.' && !token.text.endsWith('.')

/** Parts of a run between institutions, without connectors at their ends. */
function namesIn(run: Token[], text: string, ordinary: Ordinary): FoundName[] {
  const capitals = run.every((token) => token.text === token.text.toUpperCase())
  const parts: { tokens: Token[]; before: Token | undefined }[] = [{ tokens: [], before: undefined }]
  for (const token of run) {
    if (isBreak(token, capitals)) parts.push({ tokens: [], before: token })
    else parts.at(-1)?.tokens.push(token)
  }
  return parts.flatMap(({ tokens, before }) => nameOf(trimmed(tokens), before, text, ordinary))
}

/** "Informa-se", "Dar-se-á", "Cite-o": a verb, whatever follows it. */
const clitic = /^[a-z]{2,}-(?:se|lhes?|l[oa]s?|[oa]s?|n[oa]s?|me|vos)(?:-(?:a|ao|ia|iam|emos))?$/

/** An acronym amid other words is one ("o INSS Digital"), in a line of capitals it may be any word. */
const isBreak = (token: Token, capitals: boolean): boolean =>
  clitic.test(token.folded) ||
  (institutions.has(token.folded.replace(/\.$/, '')) && !companySuffix.test(token.text)) ||
  (!capitals && /^\p{Lu}{2,5}$/u.test(token.text) && !companySuffix.test(token.text))

function trimmed(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  while (from < to && connectors.has(tokens[from]?.folded ?? '')) from++
  while (from < to && connectors.has(tokens[to - 1]?.folded ?? '')) to--
  return tokens.slice(from, to)
}

function nameOf(tokens: Token[], before: Token | undefined, text: string, ordinary: Ordinary): FoundName[] {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last) return []
  const firm = companySuffix.test(last.text)
  const words = tokens.slice(0, firm ? -1 : undefined).map(({ folded }) => folded.replace(/\.$/, ''))
  const proper = words.filter((word) => !connectors.has(word))
  const titled = honorifics.has(before?.folded.replace(/\.$/, '') ?? '') || honorifics.has(proper[0] ?? '')
  // "a Sra." alone names nobody.
  if (proper.filter((word) => !honorifics.has(word)).length < (titled || firm ? 1 : 2)) return []
  if (before && (before.folded === 'vara' || namesOfOthers(before.folded, words.join(' ')))) return []
  const opens = opening.test(text.slice(Math.max(0, first.start - 4), first.start))
  const unusual = proper.filter((word) => !ordinary.has(word) && !honorifics.has(word))
  const plain = firm || titled || givenNames.has(proper[0] ?? '') || streets.has(proper[0] ?? '')
  const sure = plain || (!isHeading(text, first.start) && unusual.length >= (opens ? 2 : 1))
  const [word = ''] = proper
  const bare = words.slice(words.findIndex((one) => !honorifics.has(one))).flatMap(wordsOf)
  const found = { start: first.start, end: last.end, text: text.slice(first.start, last.end), words: bare }
  return [{ ...found, opens: opens && ordinary.has(word) && !givenNames.has(word), sure }]
}

const opening = /(?:^|\n|[.:;!?–]\s+|["“(*>#|-]\s?)$/

/** A heading's capitals say nothing. */
const isHeading = (text: string, at: number): boolean =>
  text.startsWith('#', text.lastIndexOf('\n', at - 1) + 1)

/** "Lei Maria da Penha", "Tribunal de Justiça de São Paulo". */
const namesOfOthers = (before: string, words: string): boolean =>
  before === 'lei' ||
  (states.has(words) &&
    ['justica', 'estado', 'tribunal', 'federal', 'regional', 'publico', 'governo', 'publica'].includes(
      before,
    ))
