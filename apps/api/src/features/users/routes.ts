import { users } from '@lavra/contracts/users'
import type { Serve } from '../../core/http'
import { currentUser } from './service'

export function userRoutes(serve: Serve) {
  serve(users.me, (ctx) => currentUser(ctx))
}
