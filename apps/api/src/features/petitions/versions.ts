import type { Ctx } from '../../core/ctx'

type Reason = 'edit' | 'agent_edit' | 'regeneration'

/** Replaces a petition's text and keeps the one it had; to be called inside a transaction that holds the petition's row. */
export async function replaceContent(tx: Ctx, petitionId: string, content: string, reason: Reason): Promise<void> {
  const petition = await tx.db.petition.findUniqueOrThrow({ where: { id: petitionId }, select: { content: true } })
  if (petition.content !== null && petition.content !== content) {
    const last = await tx.db.petitionVersion.aggregate({ where: { petition_id: petitionId }, _max: { number: true } })
    await tx.db.petitionVersion.create({
      data: {
        petition_id: petitionId,
        number: (last._max.number ?? 0) + 1,
        content: petition.content,
        reason,
        author_id: tx.user?.id ?? null,
      },
    })
  }
  await tx.db.petition.update({ where: { id: petitionId }, data: { content } })
}
