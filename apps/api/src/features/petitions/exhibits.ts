import { sql, type Sql } from '../../core/sql'
import type { Dossier, DossierDocument } from './agents/agent'

/** Characters of one exhibit and of all together. */
export interface ExhibitLimits {
  each: number
  all: number
}
/** What an agent gets to read. */
const forPrompts: ExhibitLimits = { each: 20_000, all: 60_000 }
const cutMark = '\n[texto cortado aqui: o documento continua]'

export interface ExhibitRow {
  id: string
  title: string
  document_type: string
  description: string | null
  is_confidential: boolean
  text_status: string
  text_source: 'text' | 'ocr' | 'mixed'
  text: string | null
}

export interface Exhibits {
  documents: DossierDocument[]
  /** The ids of these documents and attachments. */
  ids: string[]
  withheld: Dossier['withheld']
  /** A confidential document was among those chosen. */
  confidential: boolean
}

/** The documents and attachments that are taken, their texts cut; confidential ones only where `takeConfidential`. */
export function exhibitsOf(chosen: ExhibitRow[], takeConfidential: boolean, limits = forPrompts): Exhibits {
  const taken = chosen.filter(({ is_confidential }) => takeConfidential || !is_confidential)
  const lengths = shares(taken.map(({ text }) => text?.length ?? 0), limits)
  const documents = taken.map((exhibit, index) => ({
    number: index + 1,
    title: exhibit.title,
    document_type: exhibit.document_type,
    description: exhibit.description?.slice(0, 2_000) ?? null,
    text: cut(exhibit.text, lengths[index] ?? 0),
    recognized: exhibit.text_source !== 'text',
  }))
  const withheld = chosen.flatMap((exhibit): Dossier['withheld'] => {
    if (exhibit.is_confidential && !takeConfidential) return [{ title: exhibit.title, reason: 'confidential' }]
    return exhibit.text_status === 'pending' ? [{ title: exhibit.title, reason: 'not_ready' }] : []
  })
  return { documents, ids: taken.map(({ id }) => id), withheld, confidential: chosen.some(({ is_confidential }) => is_confidential) }
}

const pagesOfDocument = sql`(select string_agg(t.text, E'\n' order by t.page) from document_pages t where t.document_id = d.id)`

/** The chosen documents of the petition `p`, each with the beginning of its text. */
export const documentRows = ({ each } = forPrompts): Sql => sql`
  select d.id, d.title, d.document_type::text as document_type, d.description, d.is_confidential,
    d.text_status::text as text_status, d.text_source::text as text_source, left(${pagesOfDocument}, ${each + 1}::int) as text
  from petition_documents pd join documents d on d.id = pd.document_id where pd.petition_id = p.id order by pd.position, d.id`

/** Its attachments, likewise. */
export const attachmentRows = ({ each } = forPrompts): Sql => sql`
  select id, file_name as title, 'other' as document_type, null as description, false as is_confidential,
    text_status::text as text_status, text_source::text as text_source, left(text, ${each + 1}::int) as text
  from petition_attachments where petition_id = p.id order by position, id`

/** How much of each text fits: short ones whole, the long ones the same share each. */
export function shares(lengths: number[], { each, all }: ExhibitLimits): number[] {
  let left = all
  const result = lengths.map(() => 0)
  const shortestFirst = lengths.map((length, index) => ({ length: Math.min(length, each), index })).toSorted((a, b) => a.length - b.length)
  for (const [done, { length, index }] of shortestFirst.entries()) {
    const share = Math.min(length, Math.floor(left / (lengths.length - done)))
    result[index] = share
    left -= share
  }
  return result
}

function cut(text: string | null, length: number): string | null {
  if (!text?.trim()) return null
  return text.length <= length ? text : text.slice(0, length) + cutMark
}
