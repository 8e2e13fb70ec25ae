import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import { sql, type Sql } from '../../../platform/database/sql'
import { documentVisible, type Viewer } from '../../../platform/access/visibility'
import type { Dossier } from './dossier'
import { cut, forPrompts, shares } from './cutting'

export interface ExhibitRow {
  id: string
  title: string
  document_type: string
  description: string | null
  is_confidential: boolean
  owner: DocumentOwner
  purpose: DocumentPurpose
  /** Its text was part of an earlier step's material. */
  was_read: boolean
  text_status: string
  text_source: 'text' | 'ocr' | 'mixed'
  text: string | null
}

export interface Exhibits extends Pick<Dossier, 'documents' | 'background' | 'withheld'> {
  /** The ids of the documents and attachments whose text is in it. */
  ids: string[]
  /** A confidential document was among those chosen. */
  confidential: boolean
  /** One that is not taken now was read by an earlier step: its words may stand in what that wrote. */
  told: boolean
}

/** What a model may read beside what the piece may use. */
export interface Leave {
  confidential: boolean
  internal: boolean
}
export const noLeave: Leave = { confidential: false, internal: false }

/**
 * The documents and attachments that a piece may use, their texts cut. What is confidential or internal is
 * told and left out; where the office gives leave for it, a model reads it as background.
 */
export function exhibitsOf(chosen: ExhibitRow[], leave: Leave, limits = forPrompts): Exhibits {
  const taken = chosen.filter((exhibit) => !secrecyOf(exhibit))
  const allowed = chosen.filter((exhibit) => secrecyOf(exhibit) && mayGo(exhibit, leave))
  const read = [...taken, ...allowed]
  const lengths = shares(
    read.map(({ text }) => text?.length ?? 0),
    limits,
  )
  const texts = read.map(({ text }, index) => cut(text, lengths[index] ?? 0))
  let filed = 0
  const documents = taken.map((exhibit, index) => ({
    number: exhibit.purpose === 'to_file' ? ++filed : null,
    title: exhibit.title,
    document_type: exhibit.document_type,
    owner: exhibit.owner,
    purpose: exhibit.purpose === 'read_only' ? ('read_only' as const) : ('to_file' as const),
    description: exhibit.description?.slice(0, 2_000) ?? null,
    text: texts[index] ?? null,
    recognized: exhibit.text_source !== 'text',
  }))
  const background = allowed.map(({ title }, index) => ({ title, text: texts[taken.length + index] ?? null }))
  const withheld = chosen.flatMap((exhibit): Dossier['withheld'] => {
    const reason = secrecyOf(exhibit) ?? (exhibit.text_status === 'pending' ? ('not_ready' as const) : null)
    return reason ? [{ title: exhibit.title, reason }] : []
  })
  const confidential = chosen.some(({ is_confidential }) => is_confidential)
  const told = chosen.some((exhibit) => exhibit.was_read && secrecyOf(exhibit) && !mayGo(exhibit, leave))
  return { documents, background, withheld, ids: read.map(({ id }) => id), confidential, told }
}

/** What is nobody's business but the office's, and why. */
const secrecyOf = ({ is_confidential, purpose }: ExhibitRow): 'confidential' | 'internal' | null =>
  is_confidential ? 'confidential' : purpose === 'internal' ? 'internal' : null

const mayGo = ({ is_confidential, purpose }: ExhibitRow, leave: Leave): boolean =>
  (!is_confidential || leave.confidential) && (purpose !== 'internal' || leave.internal)

const pagesOfDocument = sql`(select string_agg(t.text, E'\n' order by t.page) from document_pages t where t.document_id = d.id)`

/**
 * Those of the chosen documents of the petition `p` that the viewer may see now, each with the beginning of
 * its text.
 */
export const documentRows = (viewer: Viewer, { each } = forPrompts): Sql => sql`
  select d.id, d.title, d.document_type::text as document_type, d.description, d.is_confidential, pd.was_read, d.owner::text as owner,
    d.purpose::text as purpose, d.text_status::text as text_status, d.text_source::text as text_source,
    left(${pagesOfDocument}, ${each + 1}::int) as text
  from petition_documents pd join documents d on d.id = pd.document_id
  where pd.petition_id = p.id and ${documentVisible(viewer)} order by pd.position, d.id`

/** Its attachments, likewise. */
export const attachmentRows = ({ each } = forPrompts): Sql => sql`
  select id, file_name as title, 'other' as document_type, null as description, false as is_confidential, false as was_read,
    owner::text as owner, purpose::text as purpose, text_status::text as text_status, text_source::text as text_source,
    left(text, ${each + 1}::int) as text
  from petition_attachments where petition_id = p.id order by position, id`
