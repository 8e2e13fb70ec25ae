import type { FileAnswer } from '@lavra/contracts/base/endpoint'
import type { CaseDocument, DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { isMissing } from '../../platform/storage/files'
import { matchesText, rows, searchedTexts, sql, whereAll, type Sql } from '../../platform/database/sql'
import { UNKNOWN_TYPE } from '../../platform/http/uploads'
import { documentVisible } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'

export type DocumentRow = CaseDocument & { storage_key: string | null }

const MOST = 1_000

const columns = sql`d.id, d.case_id, d.title, d.description, d.document_type::text as document_type, d.status::text as status, d.is_confidential,
  d.owner::text as owner, d.purpose::text as purpose, d.tags, d.file_name, d.file_size::float8 as file_size, d.file_type, d.storage_key, d.created_by,
  d.text_status::text as text_status, d.text_error, d.text_source::text as text_source, cardinality(d.unread_pages) as pages_left, d.uncertain_pages, d.hidden_text, d.version, d.created_at, d.updated_at`

export const unknownCase = () => notFound('Processo não encontrado')
export const unknownDocument = () => notFound('Documento não encontrado')

interface Filter {
  search?: string | undefined
  owner?: DocumentOwner | undefined
  purpose?: DocumentPurpose | undefined
}

/**
 * A case's documents that the caller may see, newest first; `search` matches title, description, file name or
 * a tag.
 */
export async function listDocuments(
  ctx: Ctx,
  case_id: string,
  { search, owner, purpose }: Filter,
): Promise<Wire<CaseDocument>[]> {
  const texts = searchedTexts([
    sql`d.title`,
    sql`d.description`,
    sql`d.file_name`,
    sql`array_to_string(d.tags, ' ')`,
  ])
  const kept = [
    owner && sql`d.owner = ${owner}::document_owner`,
    purpose && sql`d.purpose = ${purpose}::document_purpose`,
  ]
  const where = whereAll([
    sql`d.case_id = ${case_id}`,
    documentVisible(ctx.user),
    search && matchesText(search, texts),
    ...kept,
  ])
  const found = await rows<DocumentRow>(
    ctx,
    sql`select ${columns} from documents d ${where} order by d.created_at desc, d.id desc limit ${MOST}`,
  )
  if (found.length === 0 && !(await ctx.db.case.findUnique({ where: { id: case_id }, select: { id: true } })))
    throw unknownCase()
  return found
}

/**
 * A document that the caller may see; any other does not exist for him. `hold` keeps it as it is until the
 * transaction ends.
 */
export async function getDocument(ctx: Ctx, id: string, hold?: 'hold'): Promise<DocumentRow> {
  return only(ctx, sql`d.id = ${id} and ${documentVisible(ctx.user)}`, hold)
}

/** A document as it is, for whoever has just changed it: by that the caller may have lost sight of it. */
export const changedDocument = (ctx: Ctx, id: string): Promise<DocumentRow> => only(ctx, sql`d.id = ${id}`)

async function only(ctx: Ctx, condition: Sql, hold?: 'hold'): Promise<DocumentRow> {
  const [found] = await rows<DocumentRow>(
    ctx,
    sql`select ${columns} from documents d where ${condition} ${hold ? sql`for no key update of d` : sql``}`,
  )
  if (!found) throw unknownDocument()
  return found
}

/** A document's file under the name it came with; reading a confidential one is written down. */
export async function downloadDocument(ctx: Ctx, id: string): Promise<FileAnswer> {
  const { storage_key, title, file_name, file_type, file_size, case_id, is_confidential } = await getDocument(
    ctx,
    id,
  )
  if (storage_key === null) throw notFound('Este documento não tem arquivo')
  const content = await openFile(ctx, id, storage_key)
  if (is_confidential)
    await recordEvent(ctx, {
      action: 'read_confidential',
      entity_type: 'document',
      entity_id: id,
      case_id,
      confidential: true,
      after: { title },
    })
  return { file_name: file_name ?? title, content_type: file_type ?? UNKNOWN_TYPE, size: file_size, content }
}

async function openFile(ctx: Ctx, id: string, key: string) {
  try {
    return await ctx.files.open(key)
  } catch (error) {
    if (!isMissing(error)) throw error
    ctx.log.error({ err: error, document_id: id, storage_key: key }, 'the file of a document is missing')
    throw notFound('O arquivo deste documento não está mais guardado. Avise o administrador.')
  }
}
