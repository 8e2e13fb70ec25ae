/** Runs `work` when it is the turn of `who`. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs work of one sort so many at a time in this process, never two of the same `who`; where more wait, each
 * of them has a turn before anybody has a second one. Refuses where so many of one `who` wait already.
 */
export function byTurns(
  limit: number,
  { waiting, refusal }: { waiting: number; refusal: () => Error },
): Turns {
  const lines = new Map<string, (() => void)[]>()
  const running = new Set<string>()
  const startNext = () => {
    for (const [who, [start, ...rest]] of lines) {
      if (running.size >= limit) return
      if (running.has(who)) continue
      // Back behind everybody else who waits.
      lines.delete(who)
      if (rest.length > 0) lines.set(who, rest)
      running.add(who)
      start?.()
    }
  }
  return async (who, work) => {
    const line = lines.get(who) ?? []
    if (line.length >= waiting) throw refusal()
    await new Promise<void>((start) => {
      lines.set(who, [...line, start])
      startNext()
    })
    try {
      return await work()
    } finally {
      running.delete(who)
      startNext()
    }
  }
}
