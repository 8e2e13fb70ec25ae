import { users } from '@lavra/contracts/accounts/users'
import { call } from './call'
import { logFailure } from '../log'
import { currentSession, updateUser } from '../session/session'

/**
 * Asks the server whether the stored session still lives: a refusal ends it, a server that cannot be reached
 * leaves it as it is.
 */
export async function checkSession(): Promise<void> {
  if (!currentSession()) return
  try {
    updateUser(await call(users.me, undefined, { timeout: 10_000 }))
  } catch (error) {
    if (currentSession()) logFailure('current user', error)
  }
}
