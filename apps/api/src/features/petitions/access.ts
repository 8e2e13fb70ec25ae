import type { Prisma } from '../../../generated/prisma/client'
import type { Ctx, CurrentUser } from '../../core/ctx'
import { notFound } from '../../core/errors'

/** Documents a user may see: a confidential one only as admin, standard, its author or a lawyer of its case. */
export function visibleDocuments(user: CurrentUser | null): Prisma.DocumentWhereInput {
  if (!user) return { is_confidential: false }
  if (user.user_role !== 'restricted') return {}
  return { OR: [{ is_confidential: false }, { author_id: user.id }, { case: { assigned_lawyers: { has: user.id } } }] }
}

/** Petitions a user may see: one that read a confidential document has that document's viewers, and its own author. */
export function visiblePetitions(user: CurrentUser | null): Prisma.PetitionWhereInput {
  if (!user) return { read_confidential: false }
  if (user.user_role !== 'restricted') return {}
  const mine = { document: { is_confidential: true, author_id: user.id } }
  const ofOthers = { document: { is_confidential: true, OR: [{ author_id: null }, { author_id: { not: user.id } }] } }
  return {
    OR: [
      { read_confidential: false },
      { author_id: user.id },
      { case: { assigned_lawyers: { has: user.id } } },
      { documents: { some: mine, none: ofOthers } },
    ],
  }
}

/** Refuses what does not exist and what the caller may not see alike. */
export async function requireVisible(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db.petition.findFirst({ where: { AND: [{ id }, visiblePetitions(ctx.user)] }, select: { id: true } })
  if (!found) throw petitionNotFound()
}

export const petitionNotFound = () => notFound('Petição não encontrada')
