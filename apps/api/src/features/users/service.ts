import type { User } from '@lavra/contracts/users'
import type { Ctx } from '../../core/ctx'
import { unauthenticated } from '../../core/errors'
import type { Wire } from '../../core/wire'

export async function currentUser(ctx: Ctx): Promise<Wire<User>> {
  const user = ctx.user && (await ctx.db.user.findUnique({ where: { id: ctx.user.id } }))
  if (!user) throw unauthenticated()
  return user
}
