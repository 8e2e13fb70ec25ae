import { auth } from '@lavra/contracts/auth'
import { call } from '../../core/api'
import { endSession } from '../../core/session'

/** Signs out here whatever the server says; it ends the session there when it can be reached. */
export async function signOut(): Promise<void> {
  try {
    await call(auth.signOut, undefined, { timeout: 5000 })
  } catch {
    // The token dies by itself; the person wants to be out now.
  }
  endSession()
}
