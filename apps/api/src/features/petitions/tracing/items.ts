import { matches } from '@lavra/language/matches'
import { findDates } from '@lavra/language/dates'
import { findAmounts } from '@lavra/language/money'
import { findSpokenAmounts, spokenNumbers } from '@lavra/language/spoken-money'
import { addressesIn, hostOf } from './addresses'
import type { Span } from './span'

export type ItemKind = 'cpf_cnpj' | 'oab' | 'valor' | 'data' | 'numero' | 'email' | 'endereco'

/**
 * Something in a text that has to come from somewhere; `key` is equal for the same thing however it is
 * written.
 */
export interface Item {
  kind: ItemKind
  text: string
  start: number
  end: number
  key: string
}

type Reader = (text: string) => (Span & { kind: ItemKind; key: string })[]

/** Sign by sign, without punctuation: what is left of a number that people write in many ways. */
const signsOf = (text: string): string => text.replace(/[^0-9A-Za-z]+/g, '').toUpperCase()

// What must stand before is looked for last, where the rest fits: looked for first it is sought at every sign
// of a text.
const cpf = /(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-\d{2}(?![\d-])|\d{11}(?!\d)(?<=CPF[^\d\n]{0,20}\d{11})/gi
const cnpj =
  /(?<![\w.-])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}(?![\d-])|[0-9A-Z]{12}\d{2}(?![0-9A-Z])(?<=CNPJ[^\w\n]{0,20}(?:sob\s+)?(?:o\s+)?(?:n\S{0,2}\s*)?[0-9A-Z]{14})/g
/** Asked first: without it there is none, and the pattern itself is dear. */
const cnpjSign = /CNPJ|\/[0-9A-Z]{4}-/
const email = /(?<![\p{L}\w.+-])[\p{L}\w.+-]{1,64}@[\p{L}\w-]{1,63}(?:\.[\p{L}\w-]{1,63}){1,4}/gu
const oab =
  /\bOAB\s*(?:[/–-]\s*)?(?:([A-Z]{2})\b)?[\s,:]*(?:sob\s+(?:o\s+)?)?(?:n[º°o.]{1,2}\s*|número\s+)?(\d[\d.]{1,9}(?:-[A-Z](?![A-Z]))?)(?:\s*[/–-]\s*([A-Z]{2})\b)?/g
const bareAmount = /(?<![\w.,$])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d%]|\s*%)/g
const impossibleDate = /(?<![\d/.-])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/g
const months =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const impossibleDay = new RegExp(`\\b\\d{1,2}[ºo°]?\\s+de\\s+(?:${months})\\s+de\\s+\\d{4}\\b`, 'gi')
const monthOfYear = new RegExp(`\\b(${months})(?:\\s+de\\s+|\\s*/\\s*)(\\d{4})\\b`, 'gi')
const percent = /(?<![\w.,])(\d{1,4}(?:[.,]\d{1,4})?)\s*(?:%|por\s+cento)/gi
const time =
  /(?<![\w:.,])(\d{1,2})\s*(?:h|horas)(?:\s*(?:e\s*)?(\d{2})(?!\d)(?:\s*min(?:utos)?)?)?(?![\p{L}\d])|(?<![\w:.,])([01]?\d|2[0-3]):(\d{2})(?![\d:])/gu
const phone = /(?<![\w.-])(?:\+55\s*)?\(\d{2}\)\s*9?\d{4}[-.\s]?\d{4}(?!\d)/g
const age =
  /\b(?:cont(?:a|ando|am)|complet(?:ou|ando))\s+(?:(?:hoje|atualmente|com)\s+)?(\d{1,3})(?=\s+(?:\([^()\n]{1,40}\)\s+)?anos\b)/gi
/** In a record any "68 anos" is one. */
const years = /(?<![\w.,])(\d{1,3})(?=\s+(?:\([^()\n]{1,40}\)\s+)?anos\b)/gi
/**
 * A number with a word before it that makes it one ("pedido 881", "nº 12"), or of three signs and more. /iu
 * took seven times as long.
 */
const named =
  /(?:n[º°]|n\.\s?[º°o]|número|\bpedido|matrícula|protocolo|contrato|apólice|nota\s+fiscal|\bNF-?e?|boletim|inscrição|registro|placa|chassi|conta|agência|série|lote|quadra)\s*(?:n[º°.o]{1,2}\s*)?((?=[\w./-]*\d)[0-9A-Z][\w./-]{0,40})/gi
const long = /(?<![\w.,/-])(?=(?:[./-]?\w){3})\d[\d./-]{1,40}\d(?![\p{L}\d])/gu
const plate = /\b[A-Z]{3}-?\d[A-Z0-9]\d{2}\b/g
/** "02/2026" in a record is the petition's "fevereiro de 2026", "15:02:11" its "15h02". */
const monthInFigures = /(?<![\d/])(0[1-9]|1[0-2])\/(\d{4})(?![\d/])/g
const timeToTheSecond = /(?<![\d:])(\d{1,2}):(\d{2}):\d{2}(?![\d:])/g
const anyNumber = /\d[\d./-]*/g

function matched(
  text: string,
  pattern: RegExp,
  kind: ItemKind,
  keyOf: (found: RegExpExecArray) => string | null,
): ReturnType<Reader> {
  const items: ReturnType<Reader> = []
  for (const found of matches(text, pattern)) {
    const key = keyOf(found)
    if (key !== null) items.push({ kind, key, start: found.index, end: found.index + found[0].length })
  }
  return items
}

const number = (text: string): string => `n:${signsOf(text)}`
const ofThreeSigns = (key: string): string | null => (key.length >= 'n:123'.length ? key : null)
const months12 = months.split('|').filter((name) => name !== 'marco')
const monthKey = (name: string, year: string): string =>
  `date:${year}-${String(months12.findIndex((month) => month.slice(0, 3) === name.toLowerCase().replace('marco', 'março').slice(0, 3)) + 1).padStart(2, '0')}`

/** In this order: what an earlier one has read, a later one leaves alone. */
const readers: Reader[] = [
  (text) => addressesIn(text).map((found) => ({ kind: 'endereco', ...found })),
  (text) =>
    text.includes('@') ? matched(text, email, 'email', ([found]) => `email:${found.toLowerCase()}`) : [],
  (text) => (cnpjSign.test(text) ? matched(text, cnpj, 'cpf_cnpj', ([found]) => number(found)) : []),
  (text) => matched(text, cpf, 'cpf_cnpj', ([found]) => number(found)),
  (text) =>
    matched(
      text,
      oab,
      'oab',
      ([, before = '', digits = '', after = '']) =>
        `oab:${signsOf(digits)}${(before || after).toUpperCase()}`,
    ),
  (text) =>
    findAmounts(text).map(({ cents, start, end }) => ({ kind: 'valor', key: `brl:${cents}`, start, end })),
  (text) =>
    findSpokenAmounts(text).map(({ cents, start, end }) => ({
      kind: 'valor',
      key: `brl:${cents}`,
      start,
      end,
    })),
  (text) =>
    matched(
      text,
      bareAmount,
      'valor',
      ([found]) => `brl:${found.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}`,
    ),
  (text) => findDates(text).map(({ iso, start, end }) => ({ kind: 'data', key: `date:${iso}`, start, end })),
  (text) => matched(text, impossibleDate, 'data', ([found]) => `date:impossible ${found}`),
  (text) => matched(text, impossibleDay, 'data', ([found]) => `date:impossible ${found}`),
  (text) => matched(text, monthOfYear, 'data', ([, month = '', year = '']) => monthKey(month, year)),
  (text) => matched(text, percent, 'numero', ([, value = '']) => `pct:${Number(value.replace(',', '.'))}`),
  (text) =>
    matched(
      text,
      time,
      'numero',
      ([, hour, minute, clock, past]) => `time:${Number(hour ?? clock)}:${minute ?? past ?? '00'}`,
    ),
  (text) => matched(text, phone, 'numero', ([found]) => number(found.replace(/^\+55/, ''))),
  (text) => numbersIn(text, age, (value) => `age:${Number(value)}`),
  (text) => numbersIn(text, named, number),
  (text) => matched(text, plate, 'numero', ([found]) => number(found)),
  (text) => matched(text, long, 'numero', ([found]) => ofThreeSigns(number(found))),
]

/** Only the number itself, not the word before it. */
function numbersIn(text: string, pattern: RegExp, keyOf: (value: string) => string): ReturnType<Reader> {
  return matches(text, pattern).flatMap((found) => {
    const token = (found[1] ?? '').replace(/[./-]+$/, '')
    const start = found.index + found[0].length - (found[1] ?? '').length
    return /\d/.test(token)
      ? [{ kind: 'numero' as const, key: keyOf(token), start, end: start + token.length }]
      : []
  })
}

/**
 * Every identifier, sum, date and number of a text with its place, in order, outside the given spans
 * (citations, blanks to fill in).
 */
export const findItems = (text: string, taken: readonly Span[] = []): Item[] =>
  readItems(text, taken).map((item) => ({ ...item, text: text.slice(item.start, item.end) }))

function readItems(text: string, taken: readonly Span[] = []): ReturnType<Reader> {
  const free = new FreeSpans(taken)
  return readers
    .flatMap((read) => read(text).filter((item) => free.take(item)))
    .sort((a, b) => a.start - b.start)
}

/**
 * What a source may be relied on for: its items, and every number in it whole and in parts ("1.234/2025" also
 * as 1234 and 2025).
 */
export function keysOf(text: string): Set<string> {
  const keys = new Set<string>()
  for (const key of new Set(readItems(text).map((item) => item.key)))
    for (const known of [key, ...coarser(key)]) keys.add(known)
  for (const [, month = '', year = ''] of matches(text, monthInFigures)) keys.add(`date:${year}-${month}`)
  for (const [, hour = '', minute = ''] of matches(text, timeToTheSecond))
    keys.add(`time:${Number(hour)}:${minute}`)
  for (const [, value = ''] of matches(text, years)) keys.add(`age:${Number(value)}`)
  for (const value of spokenNumbers(text)) keys.add(`count:${value}`)
  for (const found of new Set(text.match(anyNumber)))
    for (const part of partsOf(found)) keys.add(number(part))
  return keys
}

const partsOf = (found: string): string[] =>
  /[/-]/.test(found) ? [found, ...found.split(/[/-]/).filter((part) => /\d/.test(part))] : [found]

/**
 * A day also tells its month, an address its site, an OAB number with its state the number alone, a telephone
 * also without its area.
 */
function coarser(key: string): string[] {
  if (/^date:\d{4}-\d{2}-\d{2}$/.test(key)) return [key.slice(0, 12), `n:${key.slice(5, 9)}`]
  if (key.startsWith('url:')) return [`url:${hostOf(key)}`]
  if (/^oab:\d+[A-Z]/.test(key)) return [key.replace(/[A-Z]+$/, '')]
  return /^n:\d{10,11}$/.test(key) ? [`n:${key.slice(4)}`] : []
}

/**
 * Places of a text that nobody has read yet. Taken spans are kept in buckets, so that a long text costs no
 * square of its items.
 */
class FreeSpans {
  private readonly buckets = new Map<number, Span[]>()

  constructor(taken: readonly Span[]) {
    for (const span of taken) this.add(span)
  }

  /** False where some of it is taken already; else it is taken now. */
  take(span: Span): boolean {
    for (let at = bucket(span.start); at <= bucket(span.end); at++)
      if (this.buckets.get(at)?.some((other) => span.start < other.end && other.start < span.end))
        return false
    this.add(span)
    return true
  }

  private add(span: Span): void {
    for (let at = bucket(span.start); at <= bucket(span.end); at++) {
      const known = this.buckets.get(at)
      if (known) known.push(span)
      else this.buckets.set(at, [span])
    }
  }
}

const bucket = (at: number): number => Math.floor(at / 256)
