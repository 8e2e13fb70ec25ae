import { sentencesOf, type Sentence } from '../../../platform/secrets'
import { stems } from '@lavra/language/words'
import type { HeldBack } from '../dossier/held'
import { monthStems, speaksOf } from '../orders/subject'
import type { FoundCheck } from '@lavra/contracts/petitions/checks'
import { findItems } from './items'
import type { Span } from './span'
import type { Material } from './material'
import { findNames, ordinaryIn } from './names'
import { runAt, tokensOf, type Token } from './tokens'
import { ordinaryWords } from './words'

/** So many words that carry meaning, in a row, are no chance: of a secret sentence, and of a whole paper. */
const runOf = { sigiloso: 4, contra_ordem: 7 }
/** Of one thing held back so many places are told. */
const mostPlaces = 20
const longestPlace = 300
const mostBack = 200
const mostCompared = 200

/** What a piece shares with what the context keeps out of it, and the orders that nobody could follow. */
export function checkHeld(text: string, material: Material): FoundCheck[] {
  const { back, open } = material.held
  if (back.length === 0 && open.length === 0) return []
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    stems: new Set(stems(sentence.text)),
  }))
  const piece = { text, tokens: tokensOf(text), sentences, compared: 0 }
  const found = back
    .slice(0, mostBack)
    .flatMap((one) => sharedWith(one, piece, material).map((span) => shown(text, span, one)))
  const unclear = open.map(({ sentence, why }): FoundCheck => ({
    kind: 'trecho',
    text: sentence,
    start: 0,
    end: 0,
    verdict: 'ordem_aberta',
    source: null,
    note: `Ordem não entendida: ${why}.`,
  }))
  return [...unclear, ...merged(found)].sort((a, b) => a.start - b.start || a.end - b.end)
}

const shown = (text: string, { start, end }: Span, { verdict, note }: HeldBack): FoundCheck => ({
  kind: 'trecho',
  text: text.slice(start, end),
  start,
  end,
  verdict,
  source: null,
  note,
})

/** A text made ready once for all that is looked for in it. */
interface Piece {
  text: string
  tokens: Token[]
  sentences: Retelling[]
  /** How many sentences were looked up in the record's, which is dear. */
  compared: number
}
interface Retelling extends Sentence {
  stems: Set<string>
}

function sharedWith(one: HeldBack, piece: Piece, material: Material): Span[] {
  const { text, tokens, sentences } = piece
  const subject = one.subject
  const spoken = subject === null ? [] : sentences.filter((sentence) => speaksOf(sentence.text, subject))
  if (one.text === '') return spoken.slice(0, mostPlaces).map(cut)
  const told = one.verdict === 'sigiloso' ? retold(piece, one.text, material) : []
  const only = [
    ...itemsOf(one.text, text, material),
    ...namesOf(one.text, text, material),
    ...runsOf(one, tokens, material),
  ]
  return [...spoken, ...only, ...told].slice(0, mostPlaces).map(cut)
}

const cut = ({ start, end }: Span): Span => ({ start, end: Math.min(end, start + longestPlace) })

/** Sums, dates and numbers that only the text held back has. */
function itemsOf(held: string, text: string, material: Material): Span[] {
  const only = new Set(
    findItems(held)
      .map(({ key }) => key)
      .filter((key) => !material.has(key)),
  )
  return only.size === 0 ? [] : findItems(text).filter(({ key }) => only.has(key))
}

/** Names that only the text held back has. */
function namesOf(held: string, text: string, material: Material): Span[] {
  const nowhere = (words: readonly string[]): boolean =>
    material.naming(words) === null && !material.alleged?.naming(words)
  const own = findNames(held, [], ordinaryIn(held)).filter(({ sure, words }) => sure && nowhere(words))
  const only = new Set(own.map(({ words }) => words.join(' ')))
  return only.size === 0
    ? []
    : findNames(text, [], ordinaryIn(text)).filter(({ words }) => only.has(words.join(' ')))
}

/** Runs of words that carry meaning, in the order in which only the text held back has them. */
function runsOf(one: HeldBack, tokens: Token[], material: Material): Span[] {
  const length = runOf[one.verdict]
  const runs = material.onlyIn(runsIn(tokensOf(one.text), length), length)
  const found: Span[] = []
  for (let at = 0; at + length <= tokens.length; at++) {
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (!first || !last || !runs.has(runAt(tokens, at, length))) continue
    const before = found.at(-1)
    if (before && first.start <= before.end) before.end = last.end
    else found.push({ start: first.start, end: last.end })
  }
  return found
}

const runsIn = (tokens: Token[], length: number): Set<string> =>
  new Set(
    Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, at) => runAt(tokens, at, length)),
  )

/**
 * Two rare words of a secret in one sentence, or one beside others of it, tell it again in other words; so do
 * a date or sum and a word, or four words, that no sentence of the record has together.
 */
function retold(piece: Piece, secret: string, material: Material): Span[] {
  const words = stems(secret).filter(
    (stem) => stem.length > 3 && !/^\d+$/.test(stem) && !monthStems.has(stem),
  )
  return piece.sentences.filter((sentence) => retells(sentence, words, secret, piece, material))
}

function retells(
  sentence: Retelling,
  words: string[],
  secret: string,
  piece: Piece,
  material: Material,
): boolean {
  const shared = words.filter((stem) => sentence.stems.has(stem))
  const rare = shared.filter((stem) => !ordinary.has(stem) && !material.knows(stem)).length
  if (rare > 1 || (rare === 1 && shared.length > 3)) return true
  if (shared.length === 0 || piece.compared > mostCompared) return false
  const told = new Set(findItems(sentence.text).map(({ key }) => key))
  const keys = findItems(secret).flatMap(({ key }) => (told.has(key) ? [key] : []))
  if (keys.length === 0 && shared.length < 4) return false
  piece.compared += 1
  return !material.together(shared, keys)
}

const ordinary = new Set(stems([...ordinaryWords].join(' ')))

/** The same place is told once. */
function merged(checks: FoundCheck[]): FoundCheck[] {
  const kept: FoundCheck[] = []
  for (const check of checks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const same = kept.filter(({ verdict, note }) => verdict === check.verdict && note === check.note)
    if (!same.some((other) => other.start <= check.start && check.end <= other.end)) kept.push(check)
  }
  return kept
}
