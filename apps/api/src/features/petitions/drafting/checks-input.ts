import type { FoundCheck } from '@lavra/contracts/petitions/checks'
import { once } from '../../../platform/lib/memoize'
import type { AgentInput, Dossier, DossierDocument } from '../dossier/dossier'
import { checkText } from '../tracing/check'
import { materialOf } from '../tracing/material'
import { pointsOf, strategyOf, type Point } from './draft'
import { kindOf } from './documents'
import { fields, sections, sectionOf } from '@lavra/language/markdown'
import { findAmounts } from '@lavra/language/money'
import { gapsIn } from './qualification'
import { read, type Reading } from './reading'
import { clean, fold } from '@lavra/language/text'

export type CheckResult = 'Confere' | 'Corrigir' | 'Completar' | 'Não se aplica' | 'Não conferido'

/** Who wrote the draft: our own drafter, whose theses and sums we know, or a model. */
export type Writer = 'record' | 'model'

export interface Finding {
  result: CheckResult
  note: string
}

/** The piece as it stands after people edited it, with the record it is checked against. */
export interface CheckInput {
  text: string
  folded: string
  dossier: Dossier
  reading: Reading
  /**
   * What the value of the claim may be, in cents: the record's arithmetic, or the sums that a model's
   * strategy names for it.
   */
  claims: number[]
  /** Theses of the strategy as it stands now. */
  theses: Point[]
  /** Its citations, names, numbers, dates and sums, traced to catalogue and record. */
  traced: FoundCheck[]
  headings: string[]
  /** Body of the first section whose folded title fits; null where there is none. */
  section: (title: RegExp) => string | null
}

export interface Check {
  id: string
  title: string
  /** Why the check does not apply here, or null where it does. */
  skips?: (input: CheckInput) => string | null
  check: (input: CheckInput) => Finding
}

export function checkInput(text: string, input: AgentInput, writer: Writer = 'record'): CheckInput {
  const parts = sections(text)
  const strategy = strategyOf(input)
  return {
    text,
    folded: fold(text),
    dossier: read(input.dossier).dossier,
    reading: read(input.dossier),
    claims:
      writer === 'model'
        ? claimsOf(strategy.how)
        : [read(input.dossier).value.cents].filter((cents) => cents !== null),
    theses: pointsOf(strategy),
    traced: checkText(text, materialOf(input.dossier)),
    headings: parts.map(({ title }) => title).filter((title) => title !== ''),
    section: (title) => sectionOf(parts, title),
  }
}

const claimsOf = (strategy: string): number[] =>
  findAmounts(fields(sectionOf(sections(strategy), /medidas/) ?? '').get('valor da causa') ?? '').map(
    ({ cents }) => cents,
  )

export const ok = (note = ''): Finding => ({ result: 'Confere', note })
export const fix = (note: string): Finding => ({ result: 'Corrigir', note })
/** Something is open or cannot be decided from the record: a person has to look. */
export const fill = (note: string): Finding => ({ result: 'Completar', note })
export const skip = (note: string): Finding => ({ result: 'Não se aplica', note })

/** Wrong where anything is listed; the first items are named. */
export const noneOf = (found: string[], lead = ''): Finding =>
  found.length === 0 ? ok() : fix(`${lead}${listed(found)}`)

export const listed = (items: string[]): string => {
  const unique = [...new Set(items)]
  return unique.slice(0, 6).join('; ') + (unique.length > 6 ? `; e mais ${unique.length - 6}` : '')
}

/** Open brackets of a part make its check "Completar". */
export const openIn = (part: string): Finding | null => {
  const gaps = [...new Set(gapsIn(part))]
  return gaps.length > 0 ? fill(`falta: ${listed(gaps)}`) : null
}

export const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|"[^"\n]*"/g, '')
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”|"([^"\n]+)"/g)].map((match) => match[1] ?? match[2] ?? '')

/** Letters and items of the requests, one text each. */
export const requestItems = (input: CheckInput): string[] =>
  [
    ...(
      input.section(/dos pedidos$/) ??
      input.section(/(?:^|\s)pedidos$/) ??
      input.section(/^(?:[ivx]+ – )?do pedido$/) ??
      ''
    ).matchAll(
      /^\s*(?:[-*]\s+)?(?:\*\*)?(?:[a-z]{1,2}|[ivx]{1,4}|\d{1,2})[).](?:\*\*)?\s+(.+(?:\n(?!\s*\n|\s*(?:[a-z]{1,2}|[ivx]{1,4}|\d+)[).]).+)*)/gim,
    ),
  ].map((match) => (match[1] ?? '').trim())

const words = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 6)),
  ),
]

/** Share of the first text's words that the second one also has; 0 where the first has none. */
export function overlap(some: string, other: string): number {
  const own = words(some)
  const found = new Set(words(other))
  return own.length === 0 ? 0 : own.filter((word) => found.has(word)).length / own.length
}

/** Numbers of "doc. 2", "docs. 2, 3 e 5" and "docs. 2 a 4". */
export function citedExhibits(text: string): number[] {
  return [...text.matchAll(/\bdocs?\.\s*(?:n[º°.]*\s*)?(\d+(?:\s*(?:,|e|a)\s*\d+)*)/gi)].flatMap((match) => {
    const list = match[1] ?? ''
    const span = /^(\d+)\s*a\s*(\d+)$/.exec(list)
    if (!span) return (list.match(/\d+/g) ?? []).map(Number)
    const [from, to] = [Number(span[1]), Number(span[2])]
    return to - from < 200
      ? Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
      : [from, to]
  })
}

/** Folded words of an exhibit without line breaks, so that quotations can be looked up in it. */
export const flat = (text: string | null): string => fold(clean(text) ?? '').replace(/\s+/g, ' ')

export const flatText = once(({ text }: DossierDocument): string => flat(text))

export const textsOf = ({ dossier }: CheckInput, kind: ReturnType<typeof kindOf> | null): string[] =>
  dossier.documents
    .filter((document) => document.text !== null && (kind === null || kindOf(document) === kind))
    .map(flatText)

/** Whether the words stand in one of the texts; a shown cut "(…)" ends what is compared. */
export const quotedFrom = (quote: string, texts: string[]): boolean => {
  const sought = flat(quote)
    .replace(/\s*\(…\)$/, '')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '')
  return texts.some((text) => text.includes(sought))
}
