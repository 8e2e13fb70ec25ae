import type { User } from '@lavra/contracts/accounts/users'
import type { Ctx } from '../../platform/ctx'
import { db, rows } from '../../platform/database/sql'
import { unauthenticated } from '../../platform/errors'
import type { Wire } from '../../platform/wire'

export { changePassword } from '../auth/service'
export { updateProfile } from './profile'
export { setActive, setRole, toggleSuperuser } from './rights'
export { readSystemSettings, saveSystemSettings } from './settings'

/** The columns of a user as the contract names them. */
const selected = db
  .selectFrom('users')
  .select([
    'id',
    'username',
    'email',
    'full_name',
    'phone',
    'oab_number',
    'specialization',
    'is_active',
    'is_superuser',
    'user_role',
    'created_at',
  ])

const omit = { password_hash: true } as const

export async function currentUser(ctx: Ctx): Promise<Wire<User>> {
  const [user] = ctx.user ? await rows(ctx, selected.where('id', '=', ctx.user.id)) : []
  if (!user) throw unauthenticated()
  return user
}

export async function listUsers(
  ctx: Ctx,
  { skip, limit }: { skip: number; limit: number },
): Promise<Wire<User>[]> {
  return ctx.db.user.findMany({ omit, orderBy: [{ created_at: 'desc' }, { id: 'desc' }], skip, take: limit })
}
