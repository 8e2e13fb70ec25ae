import { users } from '@lavra/contracts/users'
import { ApiError, call } from './api'
import { currentSession, endSession, updateUser } from './session'

/** Asks the server whether the stored session still lives; a server that cannot be reached leaves it as it is. */
export async function checkSession(): Promise<void> {
  if (!currentSession()) return
  try {
    updateUser(await call(users.me, undefined, { timeout: 10_000 }))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) endSession('expired')
  }
}
