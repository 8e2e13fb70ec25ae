import type { Ctx } from '../../core/ctx'
import { forbidden } from '../../core/errors'
import { dropFiles } from '../../core/uploads'
import { holdToRemove } from '../../core/versions'
import { petitionNotFound, requireVisible } from './access'
import { record } from './trail'

/**
 * Deletes a petition with all that is its own; for its author and administrators. An agent at work on it finds its lease gone and stores
 * nothing. Throws 404 to whoever may not see it, 403 to others.
 */
export async function deletePetition(ctx: Ctx, id: string): Promise<undefined> {
  await requireVisible(ctx, id)
  await ctx.transaction(async (tx) => {
    if (!(await holdToRemove(tx, 'petitions', id))) throw petitionNotFound()
    const petition = await tx.db.petition.findUniqueOrThrow({
      where: { id },
      select: { author_id: true, title: true, petition_type: true, status: true, client_name: true },
    })
    const { author_id, ...before } = petition
    const isAuthor = author_id !== null && author_id === tx.user?.id
    if (!isAuthor && tx.user?.user_role !== 'admin') throw forbidden()
    await record(tx, id, 'deleted', { before })
    const attachments = await tx.db.petitionAttachment.findMany({ where: { petition_id: id }, select: { storage_key: true } })
    await dropFiles(tx, attachments.map(({ storage_key }) => storage_key))
    await tx.db.petition.delete({ where: { id } })
  })
}
