import type { Profile } from '@lavra/contracts/accounts/profile'
import type { User } from '@lavra/contracts/accounts/users'
import { changesOf, recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { onDuplicate, unauthenticated } from '../../platform/errors'
import type { Wire } from '../../platform/wire'
import {
  duplicateEmail,
  lockAccounts,
  refuseInvitedName,
  refuseTaken,
  refuseTakenName,
} from '../auth/service'

/** Changes the caller's own profile; a new e-mail must be nobody else's way to sign in. */
export async function updateProfile(
  ctx: Ctx,
  { full_name, email, phone, oab_number, specialization }: Profile,
): Promise<Wire<User>> {
  const { user } = ctx
  if (!user) throw unauthenticated()
  return ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    await refuseTaken(tx, { email }, { exceptId: user.id })
    await refuseTakenName(tx, full_name, { exceptId: user.id })
    await refuseInvitedName(tx, full_name, { exceptId: user.id })
    const where = { id: user.id }
    const omit = { password_hash: true } as const
    const before = await tx.db.user.findUniqueOrThrow({ where, omit })
    const data = { full_name, email, phone, oab_number, specialization, version: { increment: 1 } }
    const after = await onDuplicate(tx.db.user.update({ where, omit, data }), duplicateEmail)
    // A token on its way to the old mailbox must not open the account any more.
    if (after.email !== before.email) await tx.db.passwordReset.deleteMany({ where: { user_id: user.id } })
    const changes = changesOf(before, after)
    if (changes)
      await recordEvent(tx, { action: 'updated', entity_type: 'user', entity_id: user.id, ...changes })
    return after
  })
}
