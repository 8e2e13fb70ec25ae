import type { Ctx } from '../../platform/ctx'
import { forbidden } from '../../platform/errors'

/**
 * Who is assigned to a case sees what is confidential in it (access/visibility.ts), so a restricted user may
 * assign users only to cases of their own; names without an account may be written by everybody.
 */
export async function refuseAssignment(
  ctx: Ctx,
  assigned: string[],
  wanted: string[] | undefined,
): Promise<void> {
  if (!wanted || ctx.user?.user_role !== 'restricted' || assigned.includes(ctx.user.id)) return
  const added = wanted.filter((lawyer) => !assigned.includes(lawyer))
  const users = await ctx.db.user.count({ where: { id: { in: added } } })
  if (users > 0)
    throw forbidden('Só administradores, usuários padrão e os advogados do processo podem designar usuários.')
}
