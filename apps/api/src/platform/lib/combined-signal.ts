import { setMaxListeners } from 'node:events'

/**
 * Runs `work` with a signal that aborts with the first of these. `AbortSignal.any` leaves a mark on each of
 * them that stays as long as they live, which for the one of the server's stop is for ever.
 */
export async function underAny<T>(
  signals: AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const any = new AbortController()
  const follow = () => any.abort(signals.find(({ aborted }) => aborted)?.reason)
  // As many listen as are at work at once.
  setMaxListeners(Infinity, ...signals)
  for (const signal of signals) signal.addEventListener('abort', follow)
  if (signals.some(({ aborted }) => aborted)) follow()
  try {
    return await work(any.signal)
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', follow)
  }
}
