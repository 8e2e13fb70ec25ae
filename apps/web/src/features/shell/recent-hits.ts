import type { SearchAnswer, SearchHit } from '@lavra/contracts/search'
import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '../../core/session/session'

export interface FoundHit extends SearchHit {
  kind: keyof SearchAnswer
}

const most = 6
const listeners = new Set<() => void>()
let hits: readonly FoundHit[] = []
let owner = currentSession()?.user.id

/**
 * Whatever was opened lately comes first when nothing is typed; in memory only, and gone with the session.
 */
export function rememberHit(hit: FoundHit): void {
  change([hit, ...hits.filter((other) => other.kind !== hit.kind || other.id !== hit.id)].slice(0, most))
}

export function useRecentHits(): readonly FoundHit[] {
  return useSyncExternalStore(subscribe, () => hits)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function change(next: readonly FoundHit[]): void {
  hits = next
  listeners.forEach((tell) => tell())
}

subscribeSession(() => {
  const user = currentSession()?.user.id
  if (user === owner) return
  owner = user
  change([])
})
