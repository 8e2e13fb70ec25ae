import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type {
  CaseDocument,
  DocumentInput,
  DocumentOwner,
  DocumentPurpose,
  DocumentsChange,
  DocumentUpdate,
} from '@lavra/contracts/documents'
import type { documentType } from '@lavra/contracts/labels'
import { changesOf, recordEvent, type Fields } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { discardFiles, keepFile } from '../../platform/storage/pending-files'
import { rows, sql } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { storeFile, type ReceivedFile } from '../../platform/http/uploads'
import { holdVersion, type Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'
import type { Prisma } from '../../../generated/prisma/client'
import { enqueueText } from './reading/job'
import { changedDocument, getDocument, unknownCase, unknownDocument, type DocumentRow } from './read'
import { reclassify, roleFor } from './roles'

const NOBODY = 'Usuário'

type StoredFile = Pick<ReceivedFile, 'key' | 'file_name' | 'size' | 'content_type'>

/** Saves a document of a case, with or without a file; its text is read in the background. */
export async function createDocument(
  ctx: Ctx,
  input: DocumentInput,
  file?: StoredFile,
): Promise<Wire<CaseDocument>> {
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
  owner?: DocumentOwner
  purpose?: DocumentPurpose
  tags: string[]
  file_name: string
  text: string
  /** What the text stands in, where that is not a plain-text file. */
  file?: { content: Readable; content_type: string }
}

/** Saves a document of a case whose text is known already. Answers its id. */
export async function createTextDocument(
  ctx: Ctx,
  { text, file, file_name, ...fields }: TextDocument,
): Promise<{ id: string }> {
  const { content, content_type } = file ?? {
    content: Readable.from([text], { objectMode: false }),
    content_type: 'text/plain',
  }
  const keys: string[] = []
  try {
    const stored = await storeFile(ctx, content, keys)
    return await ctx.transaction(async (tx) => {
      const text_status = text.trim() === '' ? 'empty' : 'ready'
      const id = await insert(tx, { ...fields, text_status }, { ...stored, file_name, content_type })
      if (text_status === 'ready') {
        await tx.db.documentPage.create({ data: { document_id: id, page: 1, text } })
        await reclassify(tx, { kind: 'document', id })
      }
      return { id }
    })
  } finally {
    await discardFiles(ctx, keys)
  }
}

type NewRow = Omit<
  Prisma.DocumentUncheckedCreateInput,
  'id' | 'created_by' | 'author_id' | 'owner' | 'purpose'
> &
  Pick<DocumentInput, 'document_type' | 'owner' | 'purpose'> & { created_by?: string | null | undefined }

async function insert(
  tx: Ctx,
  { created_by, owner, purpose, ...fields }: NewRow,
  file: StoredFile | undefined,
): Promise<string> {
  // Whoever deletes the case meanwhile waits, and then deletes this document too.
  const [found] = await rows(tx, sql`select id from cases where id = ${fields.case_id} for key share`)
  if (!found) throw unknownCase()
  if (file) await keepFile(tx, file.key)
  const stored = file && {
    file_name: file.file_name,
    file_size: file.size,
    file_type: file.content_type,
    storage_key: file.key,
  }
  const id = uuid()
  const by = { created_by: created_by ?? tx.user?.full_name ?? NOBODY, author_id: tx.user?.id ?? null }
  const paper = {
    document_type: fields.document_type,
    title: fields.title,
    file_name: file?.file_name ?? null,
  }
  const role = await roleFor(tx, fields.case_id, paper, {
    ...(owner && { owner }),
    ...(purpose && { purpose }),
  })
  await tx.db.document.create({ data: { ...fields, ...role, ...stored, ...by, id } })
  const { case_id, is_confidential: confidential = false } = fields
  const after = told(await changedDocument(tx, id))
  await recordEvent(tx, {
    action: 'created',
    entity_type: 'document',
    entity_id: id,
    case_id,
    confidential,
    after,
  })
  return id
}

/** Changes what is given; a document's file and author never change, its type only by `correctType`. */
export async function updateDocument(
  ctx: Ctx,
  id: string,
  input: DocumentUpdate,
  expected: Expected,
): Promise<Wire<CaseDocument>> {
  return change(ctx, id, given(input), expected)
}

/** Says anew what kind of paper it is: an action of its own, since drafts and searches rely on it. */
export async function correctType(
  ctx: Ctx,
  id: string,
  document_type: DocumentInput['document_type'],
  expected: Expected,
) {
  return change(ctx, id, { document_type }, expected)
}

async function change(ctx: Ctx, id: string, fields: Fields, expected: Expected): Promise<Wire<CaseDocument>> {
  return ctx.transaction(async (tx) => {
    const before = await getDocument(tx, id, 'hold')
    await holdVersion(tx, 'documents', id, expected)
    const changes = changesOf(before, fields)
    if (!changes) return before
    const chosen = {
      ...('owner' in changes.after && { owner_chosen: true }),
      ...('purpose' in changes.after && { purpose_chosen: true }),
    }
    await tx.db.document.update({
      where: { id },
      data: { ...changes.after, ...chosen, version: { increment: 1 } },
    })
    if ('title' in changes.after || 'document_type' in changes.after)
      await reclassify(tx, { kind: 'document', id })
    const after = await changedDocument(tx, id)
    // Who could not see one of the two states learns nothing of the change.
    const confidential = before.is_confidential || after.is_confidential
    await recordEvent(tx, {
      action: 'updated',
      entity_type: 'document',
      entity_id: id,
      case_id: before.case_id,
      confidential,
      ...changes,
    })
    return after
  })
}

/**
 * Changes several documents of a case, all or none. Held in one order, so that two such changes wait for one
 * another.
 */
export async function changeDocuments(
  ctx: Ctx,
  case_id: string,
  { documents, ...input }: DocumentsChange,
): Promise<Wire<CaseDocument>[]> {
  return ctx.transaction(async (tx) => {
    const changed = new Map<string, Wire<CaseDocument>>()
    for (const { id, version } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (changed.has(id)) continue
      const found = await getDocument(tx, id)
      if (found.case_id !== case_id) throw unknownDocument()
      changed.set(id, await updateDocument(tx, id, input, [String(version)]))
    }
    return documents.flatMap(({ id }) => changed.get(id) ?? [])
  })
}

/** What a PUT changes: absent fields are left alone, cleared ones are as in a new document. */
function given(input: DocumentUpdate): Fields {
  const empty: Fields = { tags: [], created_by: NOBODY }
  const changed = Object.entries(input as Fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? empty[name] ?? null]))
}

/** Moves a document to the trash with its pages and its file. */
export async function removeDocument(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    const found = await getDocument(tx, id, 'hold')
    const { title, case_id, is_confidential: confidential } = found
    const of = await tx.db.document.findUniqueOrThrow({
      where: { id },
      select: { author_id: true, case: { select: { title: true } } },
    })
    await moveToTrash(tx, {
      kind: 'document',
      id,
      title,
      subtitle: of.case.title,
      case_id,
      author_id: of.author_id,
      confidential,
    })
    await recordEvent(tx, {
      action: 'deleted',
      entity_type: 'document',
      entity_id: id,
      case_id,
      confidential,
      before: told(found),
    })
  })
}

/** What the trail keeps of a document that is new or gone. */
function told(row: DocumentRow): Fields {
  const {
    title,
    description,
    document_type,
    status,
    is_confidential,
    owner,
    purpose,
    tags,
    file_name,
    file_size,
    created_by,
  } = row
  return {
    title,
    description,
    document_type,
    status,
    is_confidential,
    owner,
    purpose,
    tags,
    file_name,
    file_size,
    created_by,
  }
}
