import type { PetitionType } from '@lavra/contracts/petitions'
import entries from './catalogue.json'
import { lawNames, lawOf } from './laws'
import { stems } from '@lavra/language/words'

/** What one article of law says, in our own words, as read in the law's text. */
export interface Provision {
  id: string
  /** Key of the law, see `lawNames`. */
  law: string
  /** "Lei nº 13.105/2015". */
  norm: string
  /** "389", "9º e 10", "133 a 137". */
  article: string
  /** Parts relied on ("§§ 2º, 6º e 8º", "c/c art. 265"); null means the whole article. */
  paragraphs: string | null
  subject: string
  /** When a drafter cites it. */
  use: string
  petition_types: PetitionType[]
  /** Case types it serves; `*` is all. */
  case_types: string[]
  keywords: string[]
  /** Where its text was read. */
  source: string
  /** Month of the text that was read (YYYY-MM); null where it was read second-hand. */
  checked: string | null
}

export interface RankedProvision extends Provision {
  /** Read second-hand: to be checked by a lawyer before anything rests on it. */
  weak: boolean
  score: number
}

export interface ProvisionQuery {
  petition_type: PetitionType
  /** null where there is no case: every area is considered, the general provisions first. */
  case_type: string | null
  /** Facts and theses in free text; what they share with a provision's keywords and subject decides. */
  words: string
  limit: number
}

/** The whole catalogue, in its own order. */
export const provisions = entries as Provision[]

const byId = new Map(provisions.map((entry) => [entry.id, entry]))
const weakIds = /^(?:processo-eletronico|bf|inc|af)-/

export { lawNames }

/** The provision with this id, or undefined. */
export const provision = (id: string): Provision | undefined => byId.get(id)

/** True for the provisions that were read second-hand only. */
export const isWeak = (entry: Provision): boolean => weakIds.test(entry.id)

interface Weighed {
  word: string
  weight: number
}

interface Indexed {
  entry: Provision
  weak: boolean
  keywords: Weighed[][]
  words: Weighed[]
}

/** The provisions in which each word stands. */
const speaking = new Map<string, Provision[]>()
const wordsOf = (entry: Provision): string[] =>
  stems(`${entry.keywords.join(' ')} ${entry.subject} ${entry.use}`)
for (const entry of provisions)
  for (const word of wordsOf(entry)) {
    const known = speaking.get(word)
    if (known) known.push(entry)
    else speaking.set(word, [entry])
  }

/** Rare words say more about a provision than those that stand in many. */
const weighed = (word: string): Weighed => {
  const known = speaking.get(word)?.length ?? provisions.length
  return { word, weight: Math.log(1 + provisions.length / known) }
}

const index: Indexed[] = provisions.map((entry) => ({
  entry,
  weak: isWeak(entry),
  keywords: entry.keywords.map((phrase) => stems(phrase).map(weighed)),
  words: wordsOf(entry).map(weighed),
}))

/**
 * Provisions that fit, best first; those of another area of law are left out and the weak ones stand last.
 */
export function provisionsFor({ petition_type, case_type, words, limit }: ProvisionQuery): RankedProvision[] {
  const said = new Set(stems(words))
  const touched = new Set([...said].flatMap((word) => speaking.get(word) ?? []))
  return index
    .filter(
      ({ entry }) =>
        case_type === null || entry.case_types.includes('*') || entry.case_types.includes(case_type),
    )
    .map((item) => {
      const general = generalFit(item.entry, petition_type, case_type)
      return {
        entry: item.entry,
        weak: item.weak,
        score: touched.has(item.entry) ? fit(item, general, said) : general,
      }
    })
    .sort((a, b) => Number(a.weak) - Number(b.weak) || b.score - a.score)
    .slice(0, limit)
    .map(({ entry, weak, score }) => ({ ...entry, weak, score }))
}

function generalFit(entry: Provision, petitionType: PetitionType, caseType: string | null): number {
  const type = entry.petition_types.includes(petitionType) ? 4 : 0
  const area =
    caseType !== null && entry.case_types.includes(caseType) ? 2 : entry.case_types.includes('*') ? 1 : 0
  return type + area
}

function fit({ keywords, words }: Indexed, general: number, said: Set<string>): number {
  const phrases = keywords.map((phrase) => phraseFit(phrase, said)).filter((value) => value > 0)
  const best = phrases
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, value) => sum + value, 0)
  return general + best + saidOf(words, said).weight / (4 + Math.sqrt(words.length))
}

/** A keyword counts in full only where all its words were said; a part of a phrase says little. */
function phraseFit(phrase: Weighed[], said: Set<string>): number {
  const { weight, count } = saidOf(phrase, said)
  return count === phrase.length ? weight : (weight * count) / (phrase.length * 3)
}

/** How many of the words were said, and what they weigh together. */
function saidOf(words: Weighed[], said: Set<string>): { weight: number; count: number } {
  let [weight, count] = [0, 0]
  for (const item of words)
    if (said.has(item.word)) {
      weight += item.weight
      count++
    }
  return { weight, count }
}

/**
 * The citation as a Brazilian lawyer writes it: "art. 389 do Código Civil", "arts. 9º e 10 do CPC", "art.
 * 477, § 6º, da CLT".
 * `part` replaces the catalogue's own parts ("§ 6º"); pass '' for the bare article.
 */
export function cite(entry: Provision, part: string | null = usualPart(entry)): string {
  const articles = [...splitArticles(entry.article), ...alongside(entry)]
  const plural = articles.length > 1 || / a /.test(articles[0] ?? '')
  const list = enumerate(articles.map(ordinal))
  const law = lawOf(entry.law).cited
  return `${plural ? 'arts.' : 'art.'} ${list}${part && !plural ? `, ${part},` : ''} ${law}`
}

const splitArticles = (article: string): string[] => article.split(/,\s*|\s+e\s+/)

/** Further articles relied on as a whole: "c/c arts. 192 e 193". */
function alongside(entry: Provision): string[] {
  const found = /^c\/c arts?\. (.+)$/.exec(entry.paragraphs ?? '')
  return found?.[1] ? splitArticles(found[1]) : []
}

/** Short, exact parts are cited; "caput e §§ 1º a 20" means the article as a whole. */
function usualPart(entry: Provision): string | null {
  const parts = entry.paragraphs
  if (!parts || parts.startsWith('c/c') || / a |;/.test(parts)) return null
  if (parts === 'caput') return entry.law === 'CF' ? parts : null
  return parts.includes('caput') || /alínea/.test(parts) ? null : parts.replace(/^incisos? /, '')
}

/** Articles one to nine are ordinal in Brazilian law. */
const ordinal = (article: string): string => article.replace(/(?<![\d.])([1-9])(?![\dº.])/g, '$1º')

function enumerate(items: string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`
}
