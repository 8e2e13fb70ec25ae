import { v7 as uuid } from 'uuid'
import type { HiddenText } from '@lavra/contracts/documents'
import type { Attachment, AttachmentRole } from '@lavra/contracts/petitions/papers'
import type { Prisma } from '../../../generated/prisma/client'
import { changesOf } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, refuse } from '../../platform/errors'
import { keepFile, type ReceivedFile } from '../../platform/http/uploads'
import type { Wire } from '../../platform/wire'
import { attachmentRole, enqueueText } from '../documents/service'
import { holdPetition, petitionNotFound, requireVisible } from './access/access'
import { record } from './access/trail'

const MOST = 20
const tooLate = conflict(
  'already_started',
  'A geração já foi iniciada. Anexe arquivos antes de iniciá-la, ou adicione-os aos documentos do processo.',
)
const tooLateToChange = conflict(
  'already_started',
  'A geração já foi iniciada. Altere os anexos antes de iniciá-la.',
)
const tooMany = refuse('too_many_attachments', `Uma petição pode ter no máximo ${MOST} anexos`)

const columns = {
  id: true,
  file_name: true,
  file_size: true,
  file_type: true,
  owner: true,
  purpose: true,
  text_status: true,
  text_error: true,
  text_source: true,
  unread_pages: true,
  uncertain_pages: true,
  hidden_text: true,
  created_at: true,
} satisfies Prisma.PetitionAttachmentSelect

/**
 * Adds received files to a petition whose generation has not begun, all or none, and has their text read.
 * Answers what was added.
 */
export async function addAttachments(
  ctx: Ctx,
  petitionId: string,
  files: ReceivedFile[],
  roles: AttachmentRole[],
): Promise<Wire<Attachment>[]> {
  await requireVisible(ctx, petitionId)
  return ctx.transaction(async (tx) => {
    await holdPetition(tx, petitionId)
    const present = await requireRoom(tx, petitionId, files.length)
    const added: Wire<Attachment>[] = []
    for (const [index, file] of files.entries())
      added.push(await addOne(tx, petitionId, present + index, file, roles[index]))
    await record(tx, petitionId, 'updated', {
      after: { attachments: files.map(({ file_name }) => file_name) },
    })
    return added
  })
}

/** How many attachments there are already. */
async function requireRoom(tx: Ctx, petition_id: string, more: number): Promise<number> {
  await requireNotStarted(tx, petition_id, tooLate)
  const present = await tx.db.petitionAttachment.count({ where: { petition_id } })
  if (present + more > MOST) throw tooMany
  return present
}

async function requireNotStarted(tx: Ctx, id: string, otherwise: Error): Promise<void> {
  const { status } = await tx.db.petition.findUniqueOrThrow({ where: { id }, select: { status: true } })
  if (status !== 'initialized') throw otherwise
}

async function addOne(
  tx: Ctx,
  petition_id: string,
  position: number,
  file: ReceivedFile,
  said?: AttachmentRole,
): Promise<Wire<Attachment>> {
  const id = uuid()
  await keepFile(tx, file.key)
  const stored = {
    file_name: file.file_name,
    file_size: file.size,
    file_type: file.content_type,
    storage_key: file.key,
  }
  const { case_id } = await tx.db.petition.findUniqueOrThrow({
    where: { id: petition_id },
    select: { case_id: true },
  })
  const role = await attachmentRole(tx, case_id, file.file_name, said)
  const data = {
    ...stored,
    ...role,
    id,
    petition_id,
    position,
    author_id: tx.user?.id ?? null,
    created_at: tx.clock(),
  }
  const attachment = await tx.db.petitionAttachment.create({ data, select: columns })
  await enqueueText(tx, { kind: 'attachment', id })
  return shown(attachment)
}

/**
 * Says whose an attachment is and what it is for, before any agent has read it; what is absent stays as it
 * is.
 */
export async function changeAttachment(
  ctx: Ctx,
  petition_id: string,
  id: string,
  said: AttachmentRole,
): Promise<Wire<Attachment>> {
  await requireVisible(ctx, petition_id)
  return ctx.transaction(async (tx) => {
    await holdPetition(tx, petition_id)
    const before = await tx.db.petitionAttachment.findFirst({ where: { id, petition_id }, select: columns })
    if (!before) throw petitionNotFound()
    await requireNotStarted(tx, petition_id, tooLateToChange)
    const changes = changesOf(before, said)
    if (!changes) return shown(before)
    const chosen = {
      ...('owner' in changes.after && { owner_chosen: true }),
      ...('purpose' in changes.after && { purpose_chosen: true }),
    }
    const after = await tx.db.petitionAttachment.update({
      where: { id },
      data: { ...changes.after, ...chosen },
      select: columns,
    })
    const { file_name: attachment } = before
    await record(tx, petition_id, 'updated', {
      before: changes.before,
      after: { attachment, ...changes.after },
    })
    return shown(after)
  })
}

/** In the order in which they were added. */
export async function listAttachments(ctx: Ctx, petition_id: string): Promise<Wire<Attachment>[]> {
  await requireVisible(ctx, petition_id)
  const found = await ctx.db.petitionAttachment.findMany({
    where: { petition_id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: columns,
  })
  return found.map(shown)
}

type Row = Prisma.PetitionAttachmentGetPayload<{ select: typeof columns }>
const shown = ({ file_size, unread_pages, hidden_text, ...row }: Row): Wire<Attachment> => ({
  ...row,
  file_size: Number(file_size),
  pages_left: unread_pages.length,
  hidden_text: hidden_text as unknown as HiddenText[],
})
