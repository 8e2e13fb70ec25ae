import type { Source, SourceType } from '@lavra/contracts/chat'
import type { caseDetails } from '@lavra/contracts/fields'
import { caseStatus } from '@lavra/contracts/labels'
import type { CurrentUser } from '../../../platform/ctx'
import { screenOf } from '../../../platform/screens'

/** An answer from the tables: exact, with the rows it names as sources. */
export interface Exact {
  answer: string
  sources: Source[]
  kind: 'records' | 'nothing_found'
  /**
   * The name that nobody on record has, where the question asked for somebody's details: a document may still
   * tell.
   */
  unknown?: string
}

/** How many rows an answer names. */
export const LISTED = 10

/** Text of a record on one line, bounded, without brackets that would look like a source's number. */
export const clean = (text: string, most = 140): string => {
  const line = text.replace(/\s+/g, ' ').replace(/\[/g, '(').replace(/\]/g, ')').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** A case's row; its details are read by their names in contracts/fields.ts. */
export interface CaseRow extends Record<keyof typeof caseDetails, string | null> {
  id: string
  title: string
  case_number: string
  client_id: string
  client_name: string
  case_type: string
  status: keyof typeof caseStatus
  priority: string
  next_deadline: string | null
  assigned_lawyers: string[]
}

interface Row {
  id: string
  title: string
  client_name: string | null
  case_id?: string | null
}

const source = (type: SourceType, row: Row, excerpt: string, user: CurrentUser | null = null): Source => {
  const { id, title, client_name, case_id = null } = row
  const url = screenOf(user, { type, id, title, case_id })
  return {
    type,
    id,
    client_name,
    title: clean(title),
    excerpt: clean(excerpt, 300),
    url,
    page: null,
    score: 1,
  }
}

export const caseSource = (row: CaseRow): Source =>
  source(
    'case',
    row,
    `${row.case_number}, ${row.client_name}: ${caseStatus[row.status].toLowerCase()}, ${row.case_type}`,
  )

export const clientSource = (
  user: CurrentUser | null,
  { id, name }: { id: string; name: string },
  excerpt = 'Cliente',
): Source => source('client', { id, title: name, client_name: name }, excerpt, user)

export const contactSource = ({ id, name }: { id: string; name: string }, excerpt = 'Contato'): Source =>
  source('contact', { id, title: name, client_name: null }, excerpt)

export const documentSource = (
  row: { id: string; case_id: string; title: string; client_name: string },
  excerpt: string,
): Source => source('document', row, excerpt)

export const petitionSource = (
  row: { id: string; title: string; client_name: string | null },
  excerpt: string,
): Source => source('petition', row, excerpt)

const whole = new Intl.NumberFormat('pt-BR')

/** How a kind of row is counted in a sentence. */
export interface Counted {
  one: string
  many: string
  feminine?: boolean
}

/** "Há 3 processos ativos:" with its rows, of which the first ten are named. */
export function told(
  total: number,
  { one, many, feminine = false }: Counted,
  lines: string[],
  sources: Source[],
  which = 'mais recentes',
): Exact {
  if (total === 0)
    return { answer: sentence(`${feminine ? 'Nenhuma' : 'Nenhum'} ${one}`), sources, kind: 'records' }
  const head = `Há ${total === 1 ? `1 ${one}` : `${whole.format(total)} ${many}`}:`
  const more =
    total > lines.length ? `\n\nAqui estão ${feminine ? 'as' : 'os'} ${lines.length} ${which}.` : ''
  return { answer: `${head}\n\n${numbered(lines)}${more}`, sources, kind: 'records' }
}

/** With its full stop, which "Ltda." brings along. */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)

/** Lines as a list, each with the number of its source. */
export const numbered = (lines: string[]): string =>
  lines.map((line, at) => `- ${line} [${at + 1}]`).join('\n')

export const nothing = (answer: string): Exact => ({ answer, sources: [], kind: 'nothing_found' })
