import { currentSession, sessionExpired, subscribeSession } from '../../../core/session/session'
import { emptyConversation, type Conversation, type Exchange } from './conversation'

// What the assistant says of the office's records lies in no storage of the browser: it lives as long as the
// page, and ends at once when its user signs out.
let kept: { userId: string; conversation: Conversation } | null = null
let present = currentSession()?.user.id

/** What this page has kept of a user's conversation. */
export function readConversation(userId: string): Conversation {
  if (kept?.userId !== userId) return emptyConversation
  const { conversation } = kept
  return { ...conversation, exchanges: conversation.exchanges.map(interrupted) }
}

export function keepConversation(userId: string, conversation: Conversation): void {
  if (currentSession()?.user.id === userId) kept = { userId, conversation }
}

/** A screen that was left took its question's answer with it. */
const interrupted = (exchange: Exchange): Exchange =>
  exchange.status === 'pending' ? { ...exchange, status: 'stopped' } : exchange

// An expired session keeps it for its user alone, as it keeps unsent text.
subscribeSession(() => {
  const user = currentSession()?.user.id
  const over = user ? user !== kept?.userId : present !== undefined && !sessionExpired()
  if (over) kept = null
  present = user
})
