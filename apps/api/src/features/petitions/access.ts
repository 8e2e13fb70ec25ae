import type { Ctx } from '../../core/ctx'
import { notFound } from '../../core/errors'
import { visiblePetitions } from '../../core/visibility'

/** Refuses what does not exist and what the caller may not see alike. */
export async function requireVisible(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db.petition.findFirst({ where: { AND: [{ id }, visiblePetitions(ctx.user)] }, select: { id: true } })
  if (!found) throw petitionNotFound()
}

export const petitionNotFound = () => notFound('Petição não encontrada')
