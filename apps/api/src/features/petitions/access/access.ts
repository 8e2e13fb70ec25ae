import type { Ctx } from '../../../platform/ctx'
import { conflict, notFound } from '../../../platform/errors'
import { holdVersion, type Expected } from '../../../platform/database/versions'
import { visiblePetitions } from '../../../platform/access/visibility'

const underWay = conflict(
  'processing',
  'A petição está sendo gerada. Espere a geração terminar para alterar o texto.',
)

/** Refuses what does not exist and what the caller may not see alike. */
export async function requireVisible(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db.petition.findFirst({
    where: { AND: [{ id }, visiblePetitions(ctx.user)] },
    select: { id: true },
  })
  if (!found) throw petitionNotFound()
}

/**
 * Holds a petition's row to change it. Throws 404 where it is gone, 412 where it is not the version expected.
 */
export async function holdPetition(tx: Ctx, id: string, expected: Expected = null): Promise<void> {
  if (!(await holdVersion(tx, 'petitions', id, expected))) throw petitionNotFound()
}

/** The same to replace its text, which nobody does while agents write it. */
export async function holdForText(tx: Ctx, id: string, expected: Expected): Promise<void> {
  await holdPetition(tx, id, expected)
  const { status } = await tx.db.petition.findUniqueOrThrow({ where: { id }, select: { status: true } })
  if (status === 'processing') throw underWay
}

export const petitionNotFound = () => notFound('Petição não encontrada')
