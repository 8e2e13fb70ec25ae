import type { PasswordChange } from '@lavra/contracts/accounts/profile'
import { beginGuess } from '../../platform/access/rate-limits'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { refuse, unauthenticated } from '../../platform/errors'
import { signInLimit, typed } from './limits'
import { refuseWeakPassword } from './password-rules'
import { hashPassword, passwordMatches } from './passwords'
import { endSessions } from './sessions'

const wrongPassword = refuse('wrong_password', 'Senha atual incorreta')

/**
 * Guesses count as sign-ins of that user do; this session goes on, the user's others end, and so does a reset
 * under way.
 */
export async function changePassword(ctx: Ctx, input: PasswordChange): Promise<{ message: string }> {
  const { user } = ctx
  if (!user) throw unauthenticated()
  const guess = await beginGuess(ctx, signInLimit, await typed(ctx, user.username))
  const { password_hash: old } = await ctx.db.user.findUniqueOrThrow({
    where: { id: user.id },
    select: { password_hash: true },
  })
  if (!(await passwordMatches(input.current_password, old))) {
    await guess.count()
    throw wrongPassword
  }
  await refuseWeakPassword(ctx, 'new_password', input.new_password, user, guess)
  const password_hash = await hashPassword(input.new_password)
  await ctx.transaction(async (tx) => {
    // Only from the password that was compared: of two changes at once the second one's current password is
    // no longer right.
    const data = { password_hash, version: { increment: 1 } }
    const changed = await tx.db.user.updateMany({ where: { id: user.id, password_hash: old }, data })
    if (changed.count === 0) throw wrongPassword
    await guess.forgive(tx)
    await endSessions(tx, user.id, user.session_id)
    await tx.db.passwordReset.deleteMany({ where: { user_id: user.id } })
    await recordEvent(tx, { action: 'password_changed', entity_type: 'user', entity_id: user.id })
  })
  return { message: 'Senha alterada com sucesso!' }
}
