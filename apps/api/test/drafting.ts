import type { AgentId } from '@lavra/contracts/petitions/generation'
import { chain } from '../src/features/petitions/agents'
import type { Dossier, DossierParty } from '../src/features/petitions/dossier/dossier'

export type Outputs = Record<AgentId, string>
export type Edit = (output: string) => string

/**
 * Runs the whole chain without a model, in its order; an edit replaces an agent's output before the next one
 * reads it.
 */
export function draft(dossier: Dossier, edits: Partial<Record<AgentId, Edit>> = {}): Outputs {
  const outputs: Partial<Record<AgentId, string>> = {}
  for (const agent of chain) {
    const text = agent.compose({ dossier, outputs: { ...outputs } })
    outputs[agent.id] = edits[agent.id]?.(text) ?? text
  }
  return outputs as Outputs
}

/** Text as a reader sees it: no Markdown signs, single spaces within a line. */
export const plain = (text: string): string =>
  text.replace(/(?<!\w)[*_]{1,3}|[*_]{1,3}(?!\w)|\\(?=[^\w\s])/g, '').replace(/[ \t\u00a0]+/g, ' ')

export const fold = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Everything outside `[COMPLETAR: …]` brackets. */
export const withoutPlaceholders = (text: string): string => text.replace(/\[COMPLETAR:[^\]]*\]/g, ' ')

export const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[COMPLETAR:\s*([^\]]*)\]/g)].map((found) => (found[1] ?? '').trim())),
]

/** The petition itself: what stands before a list of open points for the lawyer. */
export function bodyOf(petition: string): string {
  const at = petition.search(/^#{0,6}\s*\**\s*(?:lista de )?pend[êe]ncias/im)
  return at < 0 ? petition : petition.slice(0, at)
}

/** Paragraphs and list items, each on one line. */
export const paragraphs = (text: string): string[] =>
  plain(text)
    .split(/\n{2,}|\n(?=\s*(?:[-*|]|\d+[.)]|[a-z]\)))/)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

export const sentences = (text: string): string[] =>
  paragraphs(text).flatMap((item) => item.split(/(?<=[.;!?])\s+(?=[A-ZÀ-Ú"“(])/))

/** The part under the first heading that matches, up to the next heading of the same or a higher rank. */
export function section(text: string, heading: RegExp): string {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => isHeading(line) && heading.test(fold(line)))
  if (from < 0) return ''
  const rank = rankOf(lines[from] ?? '')
  const length = lines.slice(from + 1).findIndex((line) => isHeading(line) && rankOf(line) <= rank)
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n')
}

const isHeading = (line: string): boolean =>
  /^#{1,6}\s/.test(line) || /^\*\*[^*a-z]{4,}\*\*$/.test(line.trim())
const rankOf = (line: string): number => /^#+/.exec(line)?.[0].length ?? 7

/** Where the parties are qualified: from a party's name to the next party's, at most 1,200 characters. */
export function qualificationOf(text: string, party: DossierParty, all: DossierParty[]): string {
  const folded = fold(text)
  const own = fold(party.name)
  const starts = occurrences(folded, own).map((start) => {
    const next = all
      .filter((other) => other !== party)
      .flatMap((other) => occurrences(folded.slice(start, start + 1200), fold(other.name)))
    return plain(text).slice(start, start + Math.min(1200, ...next.filter((at) => at > own.length)))
  })
  return starts.reduce(
    (fullest, item) =>
      digits(item) + item.split(',').length > digits(fullest) + fullest.split(',').length ? item : fullest,
    '',
  )
}

const digits = (text: string): number => text.replace(/\D/g, '').length

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); word && at >= 0; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/**
 * Matches a date written out or in figures: "3 de fevereiro de 2025", "03/02/2025", "1º de junho de 2025".
 */
export const date = (day: number, month: number, year: number): RegExp =>
  new RegExp(
    `(?<!\\d)(?:0?${day}º? de ${months[month - 1] ?? ''} de ${year}|${pad(day)}/${pad(month)}/${year})`,
    'i',
  )

const pad = (value: number): string => String(value).padStart(2, '0')

export const masked = (value: string): string =>
  value.length === 11
    ? value.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
    : value.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5')
