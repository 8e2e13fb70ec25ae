import { currentSession, endedElsewhere, subscribeSession } from '../../core/session'
import { emptyConversation, type Conversation, type Exchange } from './conversation'

// The conversation is the one thing from the office's records that the browser holds: in this tab's own
// storage, because a page opened from a source, or a reload, must not lose what was found out; it goes with
// the tab, and at once when its user signs out.
const prefix = 'chat:'
const keyOf = (userId: string) => `${prefix}${userId}`

/** What this tab has kept of a user's conversation; other users' are gone for good. */
export function readConversation(userId: string): Conversation {
  forget((key) => key !== keyOf(userId))
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return isConversation(kept) ? { ...kept, exchanges: kept.exchanges.map(interrupted) } : emptyConversation
  } catch {
    return emptyConversation
  }
}

export function keepConversation(userId: string, conversation: Conversation): void {
  if (currentSession()?.user.id !== userId) return
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(conversation))
  } catch {
    // A full or forbidden storage only loses the comfort.
  }
}

/** A page that was left took its question's answer with it. */
const interrupted = (exchange: Exchange): Exchange =>
  exchange.status === 'pending' ? { ...exchange, status: 'stopped' } : exchange

const isConversation = (kept: unknown): kept is Conversation =>
  typeof kept === 'object' && kept !== null && Object.keys(emptyConversation).every((field) => field in kept)

function forget(which: (key: string) => boolean): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  for (const key of keys) if (which(key)) sessionStorage.removeItem(key)
}

// Signing out empties this tab's storage by itself, but not that of the others; an expired session keeps it,
// as it keeps unsent text.
subscribeSession(() => {
  if (endedElsewhere()) forget(() => true)
})
