import { auth } from '@lavra/contracts/accounts/auth'
import { call } from '../../core/api/call'
import { startSession } from '../../core/session/session'

/** Signs in and keeps the session where `remember` says. */
export async function signIn(username: string, password: string, remember: boolean): Promise<void> {
  const { access_token, user } = await call(auth.signIn, { body: { username, password } })
  startSession({ token: access_token, user }, remember)
}

/** The token that a server without e-mail puts into its answer, or null. */
export function tokenIn(message: string): string | null {
  return /token generated: (\S+)/.exec(message)?.[1] ?? null
}
