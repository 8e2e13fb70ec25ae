import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type { CaseDocument, DocumentInput, DocumentUpdate } from '@lavra/contracts/documents'
import type { documentType } from '@lavra/contracts/labels'
import { changesOf, recordEvent, type Fields } from '../../core/audit'
import type { Ctx } from '../../core/ctx'
import { dropFiles, discardFiles, keepFile } from '../../core/loose-files'
import { rows, sql } from '../../core/sql'
import { storeFile, type ReceivedFile } from '../../core/uploads'
import { holdVersion, type Expected } from '../../core/versions'
import type { Wire } from '../../core/wire'
import type { Prisma } from '../../../generated/prisma/client'
import { enqueueText } from './extract/job'
import { changedDocument, getDocument, unknownCase } from './read'

const NOBODY = 'Usuário'

type StoredFile = Pick<ReceivedFile, 'key' | 'file_name' | 'size' | 'content_type'>

/** Saves a document of a case, with or without a file; its text is read in the background. */
export async function createDocument(ctx: Ctx, input: DocumentInput, file?: StoredFile): Promise<Wire<CaseDocument>> {
  const { doc_status: status, ...fields } = input
  return ctx.transaction(async (tx) => {
    const id = await insert(tx, { ...fields, status, text_status: file ? 'pending' : 'empty' }, file)
    if (file) await enqueueText(tx, { kind: 'document', id })
    return getDocument(tx, id)
  })
}

export interface TextDocument {
  case_id: string
  title: string
  description?: string | null
  document_type: keyof typeof documentType
  is_confidential: boolean
  tags: string[]
  file_name: string
  text: string
  /** What the text stands in, where that is not a plain-text file. */
  file?: { content: Readable; content_type: string }
}

/** Saves a document of a case whose text is known already. Answers its id. */
export async function createTextDocument(ctx: Ctx, { text, file, file_name, ...fields }: TextDocument): Promise<{ id: string }> {
  const { content, content_type } = file ?? { content: Readable.from([text], { objectMode: false }), content_type: 'text/plain' }
  const keys: string[] = []
  try {
    const stored = await storeFile(ctx, content, keys)
    return await ctx.transaction(async (tx) => {
      const text_status = text.trim() === '' ? 'empty' : 'ready'
      const id = await insert(tx, { ...fields, text_status }, { ...stored, file_name, content_type })
      if (text_status === 'ready') await tx.db.documentPage.create({ data: { document_id: id, page: 1, text } })
      return { id }
    })
  } finally {
    await discardFiles(ctx, keys)
  }
}

type NewRow = Omit<Prisma.DocumentUncheckedCreateInput, 'id' | 'created_by' | 'author_id'> & { created_by?: string | null | undefined }

async function insert(tx: Ctx, { created_by, ...fields }: NewRow, file: StoredFile | undefined): Promise<string> {
  // Whoever deletes the case meanwhile waits, and then deletes this document too.
  const [found] = await rows(tx, sql`select id from cases where id = ${fields.case_id} for key share`)
  if (!found) throw unknownCase()
  if (file) await keepFile(tx, file.key)
  const stored = file && { file_name: file.file_name, file_size: file.size, file_type: file.content_type, storage_key: file.key }
  const id = uuid()
  const by = { created_by: created_by ?? tx.user?.full_name ?? NOBODY, author_id: tx.user?.id ?? null }
  await tx.db.document.create({ data: { ...fields, ...stored, ...by, id } })
  const { case_id, is_confidential: confidential = false } = fields
  const after = told(await changedDocument(tx, id))
  await recordEvent(tx, { action: 'created', entity_type: 'document', entity_id: id, case_id, confidential, after })
  return id
}

/** Changes what is given; a document's type, file and author never change. */
export async function updateDocument(ctx: Ctx, id: string, input: DocumentUpdate, expected: Expected): Promise<Wire<CaseDocument>> {
  return ctx.transaction(async (tx) => {
    const before = await getDocument(tx, id, 'hold')
    await holdVersion(tx, 'documents', id, expected)
    const changes = changesOf(before, given(input))
    if (!changes) return before
    await tx.db.document.update({ where: { id }, data: { ...changes.after, version: { increment: 1 } } })
    const after = await changedDocument(tx, id)
    // Who could not see one of the two states learns nothing of the change.
    const confidential = before.is_confidential || after.is_confidential
    await recordEvent(tx, { action: 'updated', entity_type: 'document', entity_id: id, case_id: before.case_id, confidential, ...changes })
    return after
  })
}

/** What a PUT changes: absent fields are left alone, cleared ones are as in a new document. */
function given(input: DocumentUpdate): Fields {
  const empty: Fields = { tags: [], created_by: NOBODY }
  const changed = Object.entries(input as Fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? empty[name] ?? null]))
}

/** Deletes a document with its pages; its file goes once that is certain. */
export async function removeDocument(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    const found = await getDocument(tx, id, 'hold')
    await tx.db.document.delete({ where: { id } })
    if (found.storage_key !== null) await dropFiles(tx, [found.storage_key])
    const { case_id, is_confidential: confidential } = found
    await recordEvent(tx, { action: 'deleted', entity_type: 'document', entity_id: id, case_id, confidential, before: told(found) })
  })
}

/** What the trail keeps of a document that is new or gone. */
function told({ title, description, document_type, status, is_confidential, tags, file_name, file_size, created_by }: Fields): Fields {
  return { title, description, document_type, status, is_confidential, tags, file_name, file_size, created_by }
}
