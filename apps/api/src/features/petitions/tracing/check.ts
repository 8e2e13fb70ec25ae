import { distance } from 'fastest-levenshtein'
import type { FoundCheck } from '@lavra/contracts/petitions/checks'
import { checkCitations, type CheckedCitation } from '../../../law/citations'
import { rendered, withoutMarks, type Rendered } from '../../../law/rendered'
import { sections } from '@lavra/language/markdown'
import { sentencesOf, type Sentence } from '../../../platform/secrets'
import { isOfficial } from './addresses'
import { attributes, sentenceAt, tellsTheirs } from './allegations'
import { checkHeld } from './held'
import { findItems, type Item } from './items'
import type { Span } from './span'
import type { Material } from './material'
import { findNames, ordinaryIn, type FoundName, type Ordinary } from './names'
import { piecesOf } from './pieces'
import { laidDownIn } from './rates'
import { isOwnRequest } from './requests'
import { contradictionsIn } from './statements/contradictions'
import { isGiven, isReckoned } from './reckoned'
import { computedIn, type Computed } from './sums'
import { wordsOf } from './words'

/** Of longer texts the rest is not looked at, which is told; of more things than this the first are. */
const longestText = 400_000
const mostChecks = 2_000

/** What a check may know beside the material. */
export interface Circumstances {
  /**
   * Days that a closing may bear although no record holds them, YYYY-MM-DD: from the petition's first day to
   * today.
   */
  written?: { from: string; to: string }
}

/** `unsure`: nothing supports these words, and only a register of names can tell whether they are one. */
export type Traced = FoundCheck & { unsure?: true }

/**
 * Looks up every citation of a text in the catalogue and the material, and traces every name, identifier,
 * sum, date and number to the material. Answers all of them, in order, those that stand and those that do
 * not; places are offsets in the text's composed form (NFC).
 */
export const checkText = (
  text: string,
  material: Material,
  circumstances: Circumstances = {},
): FoundCheck[] => [...eachCheck(text, material, circumstances)].flat().filter((check) => !check.unsure)

/** The same, piece by piece, for who has to let others go on in between; with what may be a name. */
export function* eachCheck(
  given: string,
  material: Material,
  circumstances: Circumstances = {},
): Generator<Traced[]> {
  const whole = given.normalize('NFC')
  const read = whole.slice(0, longestText)
  const shown = withoutMarks(rendered(read))
  const ordinary = ordinaryIn(shown.text)
  let room = mostChecks
  const held = checkHeld(shown.text, material)
  for (const piece of piecesOf(shown.text)) {
    const own = checkPiece(piece.text, material, circumstances, ordinary).map((check) =>
      moved(check, piece.start),
    )
    const inPiece = held.filter(
      ({ start }) => start >= piece.start && start < piece.start + piece.text.length,
    )
    const found =
      inPiece.length === 0 ? own : [...own, ...inPiece].sort((a, b) => a.start - b.start || a.end - b.end)
    const placed = found.map((check) => inSource(check, shown))
    yield placed.slice(0, room)
    room -= placed.length
    if (room < 0) {
      yield [unchecked(whole, tooLong, placed.at(room)?.start ?? shown.start(piece.start))]
      return
    }
  }
  if (whole.length > read.length) yield [unchecked(whole, tooLong, read.length)]
}

/** An item that stands nowhere stays there. */
const inSource = (check: Traced, { start, end }: Rendered): Traced =>
  check.end === 0 ? check : { ...check, start: start(check.start), end: end(check.end) }

const moved = (check: Traced, by: number): Traced => ({
  ...check,
  start: check.start + by,
  end: check.end + by,
})

/**
 * What is written between these brackets waits for a person; "doc. 2" is compared with the list of exhibits
 * elsewhere.
 */
const notOurs =
  /\[(?:COMPLETAR|VERIFICAR)[^\]]*\]|\(?\bdocs?\.\s*(?:n[º°.]*\s*)?\d+(?:\s*(?:,|e|a)\s*\d+)*\)?/gi

function checkPiece(
  text: string,
  material: Material,
  circumstances: Circumstances,
  ordinary: Ordinary,
): Traced[] {
  const blanks = [...text.matchAll(notOurs)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
  const citations = checkCitations(text, { quotes: (words) => material.says(words) })
  const sentence = sentencesIn(text)
  const alleged = allegedIn(text, material, sentence)
  const cited = citations.map((citation) => ofCitation(citation, material, alleged))
  const items = findItems(text, [...cited, ...blanks])
  const names = findNames(
    text,
    [...cited, ...blanks, ...items.filter(({ kind }) => kind !== 'numero')],
    ordinary,
  )
  const sums = items.some(({ kind }) => kind === 'valor') ? computedIn(text) : new Map<number, Computed>()
  const laidDown = laidDownIn(text, citations)
  const asked = (item: Item): boolean =>
    item.kind === 'valor' && isOwnRequest(sentence(item), item.text, headingAt(text, item), material.theirs)
  const own: Own = { sentence, computed: ({ start }) => sums.get(start) ?? null, laidDown, asked }
  const traced = items.map((item) => ofItem(item, material, circumstances, own, alleged))
  const found = [...cited, ...traced, ...names.map((name) => ofName(name, material, alleged))]
  const contradicted =
    material.compared === null
      ? []
      : contradictionsIn(text, items, material.compared, (start) => headingAt(text, { start, end: start }))
  return [...found.filter((check) => !isIn(check, contradicted)), ...contradicted].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
}

/** The same place is told once: by what contradicts it. */
const isIn = ({ start, end }: FoundCheck, others: readonly FoundCheck[]): boolean =>
  others.some((other) => other.start === start && other.end === end)

/** The heading under which a place stands; null before the first. */
export function headingAt(text: string, place: Span): string | null {
  const before = sections(text.slice(0, place.start)).at(-1)?.title
  return before?.trim() ? before.trim() : null
}

const tooLong = 'O texto é longo demais: daqui em diante nada foi conferido.'

/** An open item over the rest of a text. */
export const unchecked = (text: string, note: string, start = 0): FoundCheck => ({
  kind: 'trecho',
  text: '',
  start,
  end: text.length,
  verdict: 'sem_origem',
  source: null,
  note,
})

/** The sentence around a place; a text is cut into its sentences when the first is asked for. */
function sentencesIn(text: string): (place: Span) => string {
  let all: Sentence[] | undefined
  return (place) => sentenceAt((all ??= wholeSentences(text)), place)
}

/** What semicolons divide on one line is one sentence: who alleges the first part alleges the others. */
function wholeSentences(text: string): Sentence[] {
  const whole: Sentence[] = []
  for (const sentence of sentencesOf(text)) {
    const last = whole.at(-1)
    if (last?.text.endsWith(';') && !text.slice(last.end, sentence.start).includes('\n'))
      Object.assign(last, { text: text.slice(last.start, sentence.end), end: sentence.end })
    else whole.push({ ...sentence })
  }
  return whole
}

type Alleged = (
  label: string | null | undefined,
  place: Span,
  strict?: boolean,
) => Pick<FoundCheck, 'verdict' | 'source' | 'note'> | null

/**
 * What it means that only a source which proves nothing has something: an allegation where the text tells it
 * as one, else open.
 */
function allegedIn(
  text: string,
  { alleged, theirs }: Material,
  sentenceOf: (place: Span) => string,
): Alleged {
  return (label, place, strict = false) => {
    const bias = label == null ? null : (alleged?.biasOf(label) ?? null)
    if (label == null || bias === null) return null
    if (bias === 'own_piece')
      return { verdict: 'sem_origem', source: null, note: `Só consta de peça nossa (${label}).` }
    const sentence = sentenceOf(place)
    const number = /^Doc\. (\d+)/.exec(label)?.[1]
    const shown =
      bias === 'their_paper' &&
      number !== undefined &&
      new RegExp(`\\bdocs?\\.\\s*(?:[\\d\\s,ea]{0,20}\\b)?${number}(?!\\d)`).test(sentence)
    if (attributes(sentence, theirs) || shown || (!strict && tellsTheirs(headingAt(text, place))))
      return { verdict: 'verificada', source: `${label} (alegação da parte contrária)`, note: null }
    return {
      verdict: 'sem_origem',
      source: null,
      note: `Só consta de documento da parte contrária (${label}).`,
    }
  }
}

function ofCitation(citation: CheckedCitation, material: Material, alleged: Alleged): FoundCheck {
  const { kind, text, start, end, key, verdict, source, note } = citation
  const check = { kind, text, start, end, note }
  if (verdict === 'verificada') return { ...check, verdict, source }
  // What cannot exist or stands no more no paper makes right.
  if (kind === 'artigo' || verdict === 'inexistente' || verdict === 'fora_de_vigor' || verdict === 'diverge')
    return { ...check, verdict, source: null }
  const supplied = material.citing(key)
  if (supplied !== null) return { ...check, verdict: 'verificada', source: supplied, note: null }
  const claimed = alleged(material.alleged?.citing(key), { start, end }, true)
  if (claimed)
    return { ...check, ...claimed, verdict: claimed.verdict === 'sem_origem' ? verdict : claimed.verdict }
  return { ...check, verdict, source: null }
}

/** What the text itself says of an item: what it computes, cites and asks for. */
interface Own {
  sentence: (place: Span) => string
  computed: (item: Item) => Computed | null
  laidDown: (item: Item) => string | null
  asked: (item: Item) => boolean
}

function ofItem(
  item: Item,
  material: Material,
  circumstances: Circumstances,
  own: Own,
  alleged: Alleged,
): FoundCheck {
  const { kind, text, start, end, key } = item
  const check = { kind, text, start, end }
  const computed = own.computed(item)
  if (computed?.sure && !computed.right)
    return { ...check, verdict: 'sem_origem', source: null, note: wrongSum(computed) }
  const source = supportOf(item, material, circumstances, own)
  if (source !== null) return { ...check, verdict: 'verificada', source, note: null }
  const claimed = alleged(material.alleged?.holding(key), item)
  if (claimed) return { ...check, ...claimed }
  if (isOfficial(key)) return { ...check, verdict: 'a_verificar', source: null, note: official }
  return {
    ...check,
    verdict: 'sem_origem',
    source: null,
    note: computed ? sumNote(computed) : noteOn(key, material),
  }
}

const wrongSum = ({ result }: Computed): string => `A conta dá ${result}.`
const sumNote = (computed: Computed): string =>
  computed.right ? `O fator ${computed.factor ?? ''} não consta do registro.` : wrongSum(computed)
const official = 'Sítio oficial: confira se o endereço leva ao que o texto diz.'
const noteOn = (key: string, material: Material): string | null =>
  key.startsWith('date:impossible') ? 'Esta data não existe no calendário.' : likeNumber(key, material)

/** What an item rests on, or null. */
function supportOf(item: Item, material: Material, { written }: Circumstances, own: Own): string | null {
  const { key } = item
  const held = material.holding(key) ?? own.laidDown(item)
  if (held !== null) return held
  const computed = own.computed(item)
  if (computed?.right && isGiven(computed.factor, material)) return 'Conta conferida'
  if (key.startsWith('age:')) return material.ofAge(Number(key.slice(4)), written)
  const day = key.startsWith('date:') ? key.slice(5) : null
  if (day !== null && written && day >= written.from && day <= written.to) return 'Data em que foi escrita'
  if (isReckoned(item, own.sentence(item), material)) return 'Conta conferida'
  return own.asked(item) ? 'Pedido da própria peça' : null
}

/** "Parecido com …" for a number with one or two signs changed or exchanged. */
function likeNumber(key: string, material: Material): string | null {
  if (!key.startsWith('n:') || key.length < 8) return null
  const near = material
    .keys('n:')
    .find((known) => Math.abs(known.length - key.length) < 2 && distance(known, key) <= 2)
  return near === undefined ? null : `Parecido com ${near.slice(2)} (${material.holding(near) ?? ''}).`
}

function ofName(name: FoundName, material: Material, alleged: Alleged): Traced {
  const check = { kind: 'nome' as const, text: name.text, start: name.start, end: name.end }
  const source = material.naming(name.words) ?? (name.opens ? material.naming(name.words.slice(1)) : null)
  if (source !== null) return { ...check, verdict: 'verificada', source, note: null }
  const claimed = alleged(material.alleged?.naming(name.words), name)
  if (claimed) return { ...check, ...claimed }
  const open = { ...check, verdict: 'sem_origem' as const, source: null }
  return name.sure ? { ...open, note: likeName(name, material) } : { ...open, note: null, unsure: true }
}

function likeName({ words }: FoundName, material: Material): string | null {
  const sought = words.join(' ')
  const near = material.names.find(
    ({ name }) => distance(wordsOf(name).join(' '), sought) <= Math.max(2, Math.floor(sought.length / 5)),
  )
  return near ? `Parecido com ${near.name} (${near.label}).` : null
}
