import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Registration } from '@lavra/contracts/accounts/registration'
import type { User } from '@lavra/contracts/accounts/users'
import { countAttempt } from '../../platform/access/rate-limits'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { forbidden, onDuplicate } from '../../platform/errors'
import { readSettings, registrationOpen } from '../../platform/settings'
import type { Wire } from '../../platform/wire'
import { duplicateUsername, lockAccounts, refuseTaken } from './accounts'
import { refuseInvitedName, refuseTakenName } from './full-names'
import { registrationLimit } from './limits'
import { refuseWeakPassword } from './password-rules'
import { hashPassword } from './passwords'

/** The first user ever becomes administrator and superuser; the lock keeps two from being first at once. */
export async function register(ctx: Ctx, input: z.output<typeof Registration>): Promise<Wire<User>> {
  const byAdmin = ctx.user?.user_role === 'admin'
  if (!byAdmin) {
    await refuseWhereClosed(ctx)
    await countAttempt(ctx, registrationLimit)
  }
  await refuseWeakPassword(ctx, 'password', input.password, input)
  const password_hash = await hashPassword(input.password)
  return ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    // Again under the lock: whoever was first in between may have closed the door.
    if (!byAdmin) await refuseWhereClosed(tx)
    await refuseTaken(tx, input)
    await refuseTakenName(tx, input.full_name, { byAdmin })
    await refuseInvitedName(tx, input.full_name, { byAdmin })
    return create(tx, input, password_hash)
  })
}

async function refuseWhereClosed(ctx: Ctx) {
  if (await registrationOpen(ctx)) return
  if ((await ctx.db.user.count()) > 0) throw forbidden('O cadastro de novos usuários está fechado')
}

async function create(
  tx: Ctx,
  { username, email, full_name }: z.output<typeof Registration>,
  password_hash: string,
) {
  const first = (await tx.db.user.count()) === 0
  const user_role = first ? 'admin' : (await readSettings(tx)).default_user_role
  const data = {
    id: uuid(),
    username,
    email,
    full_name,
    password_hash,
    user_role,
    is_superuser: first,
    created_at: tx.clock(),
  }
  const user = await onDuplicate(
    tx.db.user.create({ data, omit: { password_hash: true } }),
    duplicateUsername,
  )
  await recordEvent(tx, {
    action: 'created',
    entity_type: 'user',
    entity_id: user.id,
    after: { username, email, full_name, user_role, is_superuser: first },
    ...(!tx.user && { actor: { id: user.id, name: full_name } }),
  })
  return user
}
