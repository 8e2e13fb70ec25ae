import type { Driver } from './driver'

/** What the database tells every process of: a queue has got something. */
export type Topic = 'index' | `jobs ${string}`

export interface Notifications {
  /**
   * Calls `wake` after each commit that notified of the topic, in whichever process, and where such a call
   * may have been missed. Answers how to stop that.
   */
  on: (topic: Topic, wake: () => void) => () => void
  close(): Promise<void>
}

/** Listens from the first topic on that somebody wants to hear of. */
export function notificationsOf({ listen }: Pick<Driver, 'listen'>): Notifications {
  const waiting = new Set<{ topic: Topic; wake: () => void }>()
  let stop: (() => Promise<void>) | undefined
  const heard = (told: string | null) => {
    for (const { topic, wake } of waiting) if (told === null || told === topic) wake()
  }
  return {
    on: (topic, wake) => {
      const entry = { topic, wake }
      waiting.add(entry)
      stop ??= listen(heard)
      return () => void waiting.delete(entry)
    },
    close: async () => {
      waiting.clear()
      await stop?.()
    },
  }
}
