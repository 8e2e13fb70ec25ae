import type { Ctx } from '../../core/ctx'
import { rows, sql } from '../../core/sql'
import type { Dossier, DossierDocument } from './agents/agent'

/** Characters of one exhibit and of all together that an agent gets to read. */
const maxChars = 20_000
const maxCharsInAll = 60_000
const cutMark = '\n[texto cortado aqui: o documento continua]'

interface ExhibitRow {
  id: string
  title: string
  document_type: string
  description: string | null
  is_confidential: boolean
  text_status: string
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

/** The chosen documents and attachments with their text; confidential ones only where `takeConfidential`. */
export async function loadExhibits(ctx: Ctx, petitionId: string, takeConfidential: boolean): Promise<Exhibits> {
  const chosen = await readExhibits(ctx, petitionId)
  const taken = chosen.filter(({ is_confidential }) => takeConfidential || !is_confidential)
  const lengths = shares(taken.map(({ text }) => text?.length ?? 0))
  const documents = taken.map((exhibit, index) => ({
    number: index + 1,
    title: exhibit.title,
    document_type: exhibit.document_type,
    description: exhibit.description?.slice(0, 2_000) ?? null,
    text: cut(exhibit.text, lengths[index] ?? 0),
  }))
  const withheld = chosen.flatMap((exhibit): Dossier['withheld'] => {
    if (exhibit.is_confidential && !takeConfidential) return [{ title: exhibit.title, reason: 'confidential' }]
    return exhibit.text_status === 'pending' ? [{ title: exhibit.title, reason: 'not_ready' }] : []
  })
  return { documents, ids: taken.map(({ id }) => id), withheld, confidential: chosen.some(({ is_confidential }) => is_confidential) }
}

async function readExhibits(ctx: Ctx, petitionId: string): Promise<ExhibitRow[]> {
  const documents = await rows<ExhibitRow>(
    ctx,
    sql`select d.id, d.title, d.document_type::text as document_type, d.description, d.is_confidential, d.text_status::text as text_status,
          left((select string_agg(p.text, E'\n' order by p.page) from document_pages p where p.document_id = d.id), ${maxChars + 1}::int) as text
        from petition_documents pd join documents d on d.id = pd.document_id
        where pd.petition_id = ${petitionId} order by pd.position, d.id`,
  )
  const attachments = await rows<ExhibitRow>(
    ctx,
    sql`select id, file_name as title, 'other' as document_type, null as description, false as is_confidential, text_status::text as text_status,
          left(text, ${maxChars + 1}::int) as text
        from petition_attachments where petition_id = ${petitionId} order by position, id`,
  )
  return [...documents, ...attachments]
}

/** How much of each text fits: short ones whole, the long ones the same share each. */
export function shares(lengths: number[], each = maxChars, all = maxCharsInAll): number[] {
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
