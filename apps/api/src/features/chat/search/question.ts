import { isStopWord, joinedNumbers, kinStems, stemOf, tokensOf } from '../words/stems'
import { groups, vocabularyStems } from '../words/vocabulary'

/** A word to look for: one of the question's own, or another word for it. */
export interface AskedTerm {
  /** Its place in the list. */
  i: number
  stem: string
  /** The place of the question's own word that it stands for. */
  slot: number
  /** How much of that word it is: 1 for the word itself. */
  held: number
  /**
   * How much it counts: more where the question repeats the word, less for everyday words and other words of
   * a story.
   */
  factor: number
}

export interface Asked {
  terms: AskedTerm[]
  /** Places of words that follow each other in the question. */
  pairs: [number, number][]
}

export const nothingAsked: Asked = { terms: [], pairs: [] }

/** A long story as a question is searched by its first words; each costs a look into the index. */
const mostTerms = 64
const mostSynonyms = 64
const synonymWeight = 0.5
const mostRepeated = 2
/**
 * Other words count this much for their part of the word, in a long question the less the longer it is: it
 * says most things itself.
 */
const synonymFactor = 1.4
const fewWords = 8
/**
 * In a story of more words than this, those that no word of law or of the office is count half: they tell
 * what happened to whom.
 */
const story = 16
const everydayFactor = 0.5

/** Ways to ask that say nothing of the subject; tried on the folded words, one blank between two. */
const fillers = new RegExp(
  `\\b(${[
    'de acordo com',
    'com base (em|n[oa]s?)',
    'com relacao',
    'em relacao',
    'em face de',
    'a luz d[aeo]s?',
    'nos termos d[aeo]s?',
    'no caso d[aeo]',
    'no(s)? casos?',
    'neste caso',
    'nesse caso',
    'sobre o caso',
    'diante d\\w+',
    '(a|com) respeito d[aeo]s?',
    'assinale',
    '(afirmativa|alternativa|opcao) (in)?corret[ao]',
    '(in)?corret[ao] afirmar',
    '(afirmativa|alternativa|opcao)',
    '(in)?corret[ao]s?',
    'por gentileza',
    'me (fala|fale|conta|conte|manda|mande|passa|passe)',
  ].join('|')})\\b`,
  'g',
)

/** "CF/88" names the law and not the number 88. */
const yearOfLaw = /(?<=\p{L})\/(?:19|20)?\d{2}(?!\d)/gu

const ofTheLaw = new Set([...vocabularyStems, ...kinStems])

/** The words of a question that tell its subject, without accents. */
export function subjectWords(question: string): string[] {
  const words = tokensOf(question.replace(yearOfLaw, '')).map((token) => token.word)
  const said = words
    .join(' ')
    .replace(fillers, ' ')
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
  return said.length > 0 ? said : words.filter((word) => !isStopWord(word))
}

/**
 * What to look for: the question's words, which of them stand together, and other words for them
 * (vocabulary.ts).
 */
export function askedOf(question: string): Asked {
  const stems = subjectWords(question).map(stemOf)
  const counts = new Map<string, number>()
  for (const stem of [...stems, ...joinedNumbers(question)]) {
    if (counts.has(stem) || counts.size < mostTerms) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const terms = [...counts].map(([stem, count], i): AskedTerm => {
    const everyday = counts.size > story && /^[a-z]+$/.test(stem) && !ofTheLaw.has(stem)
    return {
      i,
      stem,
      slot: i,
      held: 1,
      factor: Math.min(count, mostRepeated) * (everyday ? everydayFactor : 1),
    }
  })
  const others = synonymFactor * Math.min(1, fewWords / counts.size)
  const places = new Map(terms.map(({ stem, i }) => [stem, i]))
  for (const { stem, slot, held } of synonymsOf(stems, places))
    terms.push({ i: terms.length, stem, slot, held, factor: held * others })
  return { terms, pairs: pairsOf(stems, places) }
}

function pairsOf(stems: string[], places: Map<string, number>): [number, number][] {
  const pairs = new Map<string, [number, number]>()
  for (const [at, stem] of stems.entries()) {
    const [one, next] = [places.get(stem), places.get(stems[at + 1] ?? '')]
    if (one !== undefined && next !== undefined && one !== next) pairs.set(`${one} ${next}`, [one, next])
  }
  return [...pairs.values()]
}

interface Synonym {
  stem: string
  slot: number
  held: number
}

/** Other words for what is asked, each once, for the word that it fits best. */
function synonymsOf(stems: string[], places: Map<string, number>): Synonym[] {
  const found = new Map<string, Synonym>()
  for (const [at, stem] of stems.entries()) {
    const slot = places.get(stem)
    if (slot === undefined) continue
    for (const others of othersOf(stems, at)) {
      const held = synonymWeight / others.length
      const better = others.filter((other) => !places.has(other) && held > (found.get(other)?.held ?? 0))
      for (const other of better) found.set(other, { stem: other, slot, held })
    }
  }
  return [...found.values()].slice(0, mostSynonyms)
}

interface Member {
  term: string[]
  group: string[][]
}

const byFirstStem = new Map<string, Member[]>()
for (const group of groups.map((terms) =>
  terms.map((words) => words.filter((word) => !isStopWord(word)).map(stemOf)),
)) {
  for (const term of group) {
    const [first = ''] = term
    byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { term, group }])
  }
}

/** The other terms of each group of which one begins at this word. */
const othersOf = (stems: string[], at: number): string[][] =>
  (byFirstStem.get(stems[at] ?? '') ?? [])
    .filter(({ term }) => term.every((stem, offset) => stems[at + offset] === stem))
    .flatMap(({ term, group }) => group.filter((other) => other !== term && other.length > 0))
