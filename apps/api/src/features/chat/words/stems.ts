import { stemmer } from '@orama/stemmers/portuguese'
import kin from './word-families.json'

export interface Token {
  /** Lower case, without accents. */
  word: string
  stem: string
  start: number
  end: number
}

/**
 * Goes up whenever `wordVector` makes other stems of the same text, with a migration that notes every source.
 */
export const wordsVersion = 2

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** CPF, CNPJ, CNJ numbers, phones and dates: found with and without their punctuation. */
const numberPattern = /\d[\d.\-/]{3,30}\d/g
const longestWord = 40
const mostPositions = 16_000
const mostStemsKept = 50_000

/** Words that carry no subject, without accents; and those that only ask. */
const stopWords = new Set(
  `a ao aos aquela aquelas aquele aqueles aquilo as ate com como da das de dela delas dele deles depois do dos e ela elas ele eles em entre era
  eram essa essas esse esses esta estao estas estava estavam este estes eu foi foram ha isso isto ja la lhe lhes mais mas me mesmo meu meus minha
  minhas muito na nas nem no nos nossa nossas nosso nossos num numa o os ou para pela pelas pelo pelos por pra qual quando que quem sao se seja
  sem ser sera seu seus so sua suas tambem te tem tenho ter teve tinha um uma uns umas voce voces onde quais quanto quanta quantos quantas porque
  favor mostre mostrar liste listar diga dizer existe existem algum alguma alguns algumas sobre gostaria saber quero preciso houve cada qualquer
  outro outra outros outras ainda pode podem nao sim aqui ali agora entao assim sendo sido estou somos vai vao fica ficou dia fazer feito faz`.split(
    /\s+/,
  ),
)

/** Lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text with their places in it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(wordPattern)) {
    // Letters and digits only, whatever a sign unfolds to: a stem stands in queries between plain quotes.
    const word = fold(raw)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, longestWord)
    if (word) tokens.push({ word, stem: stemOf(word), start: index, end: index + raw.length })
  }
  return tokens
}

const known = new Map<string, string>()

/**
 * The stem of a folded word: in the singular, and with the accents of the stemmer's endings, so that ação,
 * ações and acoes are one.
 */
export function stemOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= mostStemsKept) known.clear()
  const own = copyOf(word)
  const stem = kinOf.get(plainStem(own)) ?? plainStem(own)
  known.set(own, stem)
  return stem
}

/** Its very own signs: what is cut out of a text keeps that whole text in memory as long as it lives. */
const copyOf = (word: string): string => Buffer.from(word).toString()

/**
 * What one stemmer leaves apart is brought together by endings: sócio and sócia, citação and citar, anos and
 * ano.
 */
function plainStem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const one = singular(word)
  const stem = fold(stemmer(accented(one)))
  if (/i[ao]s?$/.test(one)) return stem.replace(/(...)i$/, '$1')
  if (one.endsWith('acao')) return stem.replace(/(...)e?aca$/, '$1')
  return /(?<!constit)uicao$/.test(one) ? stem.replace(/(...u)ica$/, '$1') : stem
}

const plurals: [RegExp, string][] = [
  [/(..)oes$/, '$1ao'],
  [/(..)aes$/, '$1ao'],
  [/(...)ais$/, '$1al'],
  [/(...)eis$/, '$1el'],
  [/(.)([aeiou])ns$/, '$1$2m'],
  [/^(..[aeou])s$/, '$1'],
  [/(...)aria(s?)$/, '$1ario$2'],
  [/^leis$/, 'lei'],
]

function singular(word: string): string {
  for (const [plural, ending] of plurals) if (plural.test(word)) return word.replace(plural, ending)
  return word
}

const accents: [RegExp, string][] = [
  [/cao$/, 'ção'],
  [/avel$/, 'ável'],
  [/ivel$/, 'ível'],
  [/ancia$/, 'ância'],
  [/encia$/, 'ência'],
]

function accented(word: string): string {
  for (const [plain, ending] of accents) if (plain.test(word)) return word.replace(plain, ending)
  return word
}

/** The first stem of each line of word-families.json for the stems of its other words. */
const kinOf = new Map(
  kin.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(plainStem)
    return others.map((other): [string, string] => [other, first])
  }),
)

/** The stems of all these words. */
export const kinStems = new Set(kin.flatMap((line) => line.split(' ')).map(stemOf))

export const isStopWord = (word: string): boolean =>
  stopWords.has(word) || (word.length === 1 && !/\d/.test(word))

const lawOfYear = /^\d{1,3}(?:\.\d{3})+\/(?:\d{2}|\d{4})$/

/** The digits in one piece of numbers that punctuation cuts up; "8.906/94" is also law 8906. */
export function joinedNumbers(text: string): string[] {
  const found = (text.match(numberPattern) ?? []).filter((number) => /\D/.test(number))
  const laws = found.filter((number) => lawOfYear.test(number)).map((number) => number.replace(/\/.*$/, ''))
  return [...found, ...laws].map((number) => number.replace(/\D/g, '').slice(0, longestWord))
}

/**
 * The stems of a text in PostgreSQL's own notation of a tsvector: `'praz':1,7 'entreg':3`. The first `named`
 * characters are the name of what the text stands for; their words get the weight C. In the rest of the first
 * line a word before a colon only says what comes: every passage has it.
 */
export function wordVector(text: string, named = 0): string {
  const places = new Map<string, string[]>()
  const add = (stem: string, place: string) => {
    const found = places.get(stem)
    if (!found) places.set(stem, [place])
    else if (found.length < 200) found.push(place)
  }
  const tokens = tokensOf(text).slice(0, mostPositions)
  const heading = text.indexOf('\n')
  tokens.forEach(({ word, stem, start, end }, index) => {
    const label = start >= named && end < heading && text[end] === ':'
    if (!isStopWord(word) && !label) add(stem, `${index + 1}${start < named ? 'C' : ''}`)
  })
  for (const number of joinedNumbers(text.slice(0, named))) add(number, `${tokens.length + 1}C`)
  for (const number of joinedNumbers(text.slice(named))) add(number, `${tokens.length + 2}`)
  return [...places].map(([stem, positions]) => `${quoted(stem)}:${positions.join(',')}`).join(' ')
}

/** A stem as a term of a tsvector or tsquery; stems hold letters and digits only. */
export const quoted = (stem: string): string => `'${stem}'`
