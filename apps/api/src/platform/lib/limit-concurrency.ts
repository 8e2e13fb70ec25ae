/**
 * Runs work of one sort so many at a time in this process; the rest waits in line, and is refused where so
 * many wait already.
 */
export function atMost(
  limit: number,
  full?: { waiting: number; refusal: () => Error },
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (full && line.length >= full.waiting) throw full.refusal()
    if (running < limit) running++
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      // A place is handed on, so that nobody slips in between.
      if (next) next()
      else running--
    }
  }
}
