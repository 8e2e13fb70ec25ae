import type { User } from '@lavra/contracts/accounts/users'
import { useSyncExternalStore } from 'react'
import { themeKey } from '../theme'

export interface Session {
  token: string
  user: User
}

export interface SessionState {
  session: Session | null
  /**
   * How it ended without this tab's doing, by the server or another tab; leads to the sign-in form instead of
   * the landing page.
   */
  ended: 'expired' | 'elsewhere' | null
}

const tokenKey = 'access_token'
const userKey = 'user'
const listeners = new Set<() => void>()
let state: SessionState = { session: readStored(), ended: null }

export const currentSession = (): Session | null => state.session

/** The server has ended the session, and the person has not yet been told. */
export const sessionExpired = (): boolean => state.ended === 'expired'

/** Another tab has ended the session: signed out, or found it dead. */
export const endedElsewhere = (): boolean => state.ended === 'elsewhere'

/** Keeps the session for good (`remember`) or until the browser is closed. */
export function startSession(session: Session, remember: boolean): void {
  clearStored()
  writeStored(remember ? localStorage : sessionStorage, session)
  change({ session, ended: null })
}

/** Replaces the stored user with a fresh one, where it is stored already. */
export function updateUser(user: User): void {
  if (!state.session) return
  const session = { ...state.session, user }
  writeStored(localStorage.getItem(tokenKey) ? localStorage : sessionStorage, session)
  change({ session, ended: null })
}

/** The server no longer accepts the token: it is forgotten, with the user. */
export function expireSession(): void {
  clearStored()
  if (state.session) change({ session: null, ended: 'expired' })
}

/**
 * As `expireSession`, with both storages emptied, as spec.md section 6 wants it where the server disowns the
 * current user.
 */
export function expelUser(): void {
  emptyStorages()
  expireSession()
}

/** The person leaves, and nothing of theirs stays behind. */
export function endSession(): void {
  emptyStorages()
  if (state.session || state.ended) change({ session: null, ended: null })
}

/** The theme is the device's and not the user's: it stays. */
function emptyStorages(): void {
  const theme = localStorage.getItem(themeKey)
  localStorage.clear()
  sessionStorage.clear()
  if (theme !== null) localStorage.setItem(themeKey, theme)
}

/** The sign-in screen has told the person why they are here. */
export function acknowledgeEnd(): void {
  if (state.ended) change({ ...state, ended: null })
}

export function subscribeSession(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, () => state)
}

/** The signed-in user; only for screens inside the shell, where there always is one. */
export function useUser(): User {
  const { session } = useSession()
  if (!session) throw new Error('useUser outside a signed-in screen')
  return session.user
}

/** Follows sign-in and sign-out in other tabs of the same browser. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== tokenKey && event.key !== userKey) return
    const session = readStored()
    if (session?.token !== state.session?.token) change({ session, ended: session ? null : 'elsewhere' })
  })
}

function change(next: SessionState): void {
  state = next
  listeners.forEach((tell) => tell())
}

function readStored(): Session | null {
  for (const storage of [localStorage, sessionStorage]) {
    const token = storage.getItem(tokenKey)
    const user = parseUser(storage.getItem(userKey))
    if (token && user) return { token, user }
  }
  return null
}

function parseUser(text: string | null): User | null {
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null && 'id' in user ? (user as User) : null
  } catch {
    return null
  }
}

function writeStored(storage: Storage, session: Session): void {
  storage.setItem(tokenKey, session.token)
  storage.setItem(userKey, JSON.stringify(session.user))
}

function clearStored(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(tokenKey)
    storage.removeItem(userKey)
  }
}
