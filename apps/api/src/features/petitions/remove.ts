import type { Ctx } from '../../platform/ctx'
import { forbidden } from '../../platform/errors'
import { rows, sql } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { holdToRemove } from '../../platform/database/versions'
import { petitionConfidential } from '../../platform/access/visibility'
import { petitionNotFound, requireVisible } from './access/access'
import { record } from './access/trail'

/**
 * Moves a petition to the trash with all that is its own; for its author and administrators. An agent at work
 * on it finds its lease gone and stores nothing. Throws 404 to whoever may not see it, 403 to others.
 */
export async function deletePetition(ctx: Ctx, id: string): Promise<undefined> {
  await requireVisible(ctx, id)
  await ctx.transaction(async (tx) => {
    if (!(await holdToRemove(tx, 'petitions', id))) throw petitionNotFound()
    const petition = await tx.db.petition.findUniqueOrThrow({
      where: { id },
      select: {
        author_id: true,
        case_id: true,
        title: true,
        petition_type: true,
        status: true,
        client_name: true,
      },
    })
    const { author_id, case_id, ...before } = petition
    const isAuthor = author_id !== null && author_id === tx.user?.id
    if (!isAuthor && tx.user?.user_role !== 'admin') throw forbidden()
    await record(tx, id, 'deleted', { before })
    const [place] = await rows<{ confidential: boolean }>(
      tx,
      sql`select ${petitionConfidential} as confidential from petitions p where p.id = ${id}`,
    )
    const { title, client_name: subtitle } = before
    await moveToTrash(tx, {
      kind: 'petition',
      id,
      title,
      subtitle,
      case_id,
      author_id,
      confidential: place?.confidential ?? true,
    })
  })
}
