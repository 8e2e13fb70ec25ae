import { createHash } from 'node:crypto'
import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { petitionConfidential } from '../../../platform/access/visibility'
import { splitText } from './chunk'
import {
  caseText,
  clientText,
  contactText,
  documentText,
  noteText,
  petitionText,
  type RecordText,
} from './record-text'

/**
 * Whose a source's chunks are; `confidential` and `internal` keep them from an outside provider without the
 * office's leave.
 */
interface Owner {
  client_id: string | null
  case_id: string | null
  author_id: string | null
  confidential: boolean
  internal: boolean
}

export interface ChunkDraft extends Owner {
  position: number
  page: number | null
  content: string
  /** How many characters at its beginning are the source's own name. */
  named: number
  content_hash: string
}

interface SourceText extends Owner {
  text: RecordText
  /** What stands beside the record's own lines: pages of a document, the text of a petition. */
  pages: { page: number | null; text: string }[]
}

const mostPages = 5_000
const mostOfAPage = 500_000
/** About four megabytes of text; what lies beyond is not searched. */
const mostChunks = 4_000

/** The chunks that a source should have now; none where it is gone. */
export async function draftChunks(ctx: Ctx, type: SourceType, id: string): Promise<ChunkDraft[]> {
  const source = await loaders[type](ctx, id)
  return source ? cut(source) : []
}

function cut({ text, pages, ...owner }: SourceText): ChunkDraft[] {
  const whole = withBody(text.body, pages)
  const pieces = whole.flatMap(({ page, text: all }) =>
    splitText(all).map((piece) => ({ page, text: piece.text })),
  )
  // A record without any line is still found by its name.
  const found = pieces.length > 0 ? pieces : [{ page: null, text: '' }]
  const heading = `${text.name} ${text.of}`.trimEnd()
  const contents = found
    .slice(0, mostChunks)
    .map((piece) => ({ page: piece.page, content: `${heading}\n${piece.text}`.trimEnd() }))
  const named = text.name.length
  const drafts = contents.map(({ page, content }, position) => {
    return { ...owner, position, page, content, named, content_hash: hashOf(content) }
  })
  // A page that repeats another word for word is one chunk.
  return [...new Map(drafts.toReversed().map((draft) => [draft.content_hash, draft])).values()].reverse()
}

/**
 * The record's own lines stand above its first page: alone they would be a passage that says little and is
 * found often.
 */
function withBody(body: string, [first, ...others]: SourceText['pages']): SourceText['pages'] {
  return first
    ? [{ page: first.page, text: `${body}\n${first.text}` }, ...others]
    : [{ page: null, text: body }]
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url')

const nobody = { author_id: null, confidential: false, internal: false }
const named = { title: true, case_number: true, client_name: true, client_id: true } as const

const loaders: Record<SourceType, (ctx: Ctx, id: string) => Promise<SourceText | null>> = {
  client: async (ctx, id) => {
    const client = await ctx.db.client.findUnique({ where: { id } })
    return client && { ...nobody, client_id: id, case_id: null, text: clientText(client), pages: [] }
  },
  contact: async (ctx, id) => {
    const include = { cases: { select: { case: { select: named } }, take: 200 } } as const
    const contact = await ctx.db.contact.findUnique({ where: { id }, include })
    if (!contact) return null
    const cases = contact.cases.map((link) => link.case)
    const [client_id = null, other] = new Set(cases.map((one) => one.client_id))
    return {
      ...nobody,
      client_id: other ? null : client_id,
      case_id: null,
      text: contactText(contact, cases),
      pages: [],
    }
  },
  case: async (ctx, id) => {
    const found = await ctx.db.case.findUnique({
      where: { id },
      include: { parties: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    })
    if (!found) return null
    const lawyers = await namesOfLawyers(ctx, found.assigned_lawyers)
    return {
      ...nobody,
      client_id: found.client_id,
      case_id: id,
      text: caseText(found, found.parties, lawyers),
      pages: [],
    }
  },
  document: async (ctx, id) => {
    const document = await ctx.db.document.findUnique({ where: { id }, include: { case: { select: named } } })
    if (!document) return null
    const { client_id } = document.case
    const { case_id, author_id, is_confidential: confidential } = document
    const internal = document.purpose === 'internal'
    const owner = { client_id, case_id, author_id, confidential, internal }
    return { ...owner, text: documentText(document, document.case), pages: await pagesOf(ctx, id) }
  },
  note: async (ctx, id) => {
    const note = await ctx.db.caseNote.findUnique({ where: { id }, include: { case: { select: named } } })
    if (!note) return null
    const owner = {
      client_id: note.case.client_id,
      case_id: note.case_id,
      author_id: note.author_id,
      confidential: false,
      internal: true,
    }
    return { ...owner, text: noteText(note, note.case), pages: [{ page: null, text: note.text }] }
  },
  petition: async (ctx, id) => {
    const include = { parties: { orderBy: { position: 'asc' } }, case: { select: named } } as const
    const petition = await ctx.db.petition.findUnique({ where: { id }, include })
    if (!petition) return null
    const { case_id, author_id, content } = petition
    const closed = await rows(
      ctx,
      sql`select 1 from petitions p where p.id = ${id} and ${petitionConfidential}`,
    )
    const owner = {
      client_id: petition.case?.client_id ?? null,
      case_id,
      author_id,
      confidential: closed.length > 0,
      internal: false,
    }
    const pages = content ? [{ page: null, text: content }] : []
    return { ...owner, text: petitionText(petition, petition.parties, petition.case), pages }
  },
}

const pagesOf = (ctx: Ctx, id: string) =>
  rows<{ page: number; text: string }>(
    ctx,
    sql`select page, left(text, ${mostOfAPage}::int) as text from document_pages where document_id = ${id} order by page limit ${mostPages}`,
  )

/** Names of lawyers; whoever is assigned by id is told by name. */
async function namesOfLawyers(ctx: Ctx, assigned: string[]): Promise<string[]> {
  if (assigned.length === 0) return []
  const users = await ctx.db.user.findMany({
    where: { id: { in: assigned } },
    select: { id: true, full_name: true },
  })
  const names = new Map(users.map((user) => [user.id, user.full_name]))
  return assigned.map((lawyer) => names.get(lawyer) ?? lawyer)
}
