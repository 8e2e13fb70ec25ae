import { Fault } from './faults'

export interface RetryPolicy {
  /** Time over all attempts and the waits between them. */
  totalTimeoutMs: number
  maxAttempts: number
  /** Waits, or returns early when the signal aborts; a test gives one that does not wait. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  now: () => number
  random: () => number
  /** Told before each further attempt. */
  onRetry: (fault: Fault, attempt: number, waitMs: number) => void
}

const firstWaitMs = 500
const longestWaitMs = 8_000

/**
 * Runs `attempt` until it answers, fails for good, or the time is up. The wait doubles, with jitter so that
 * many callers do not come back at once; a Retry-After of the server is obeyed, and where it lies beyond the
 * time left the fault is told at once.
 */
export async function withRetries<T>(
  policy: RetryPolicy,
  attempt: (deadline: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const deadline = policy.now() + policy.totalTimeoutMs
  for (let count = 1; ; count++) {
    try {
      return await attempt(deadline)
    } catch (error) {
      if (!(error instanceof Fault) || !error.retryable || count >= policy.maxAttempts) throw error
      const wait = waitBefore(count, error.retryAfterMs, policy.random())
      if (policy.now() + wait >= deadline) throw error
      policy.onRetry(error, count + 1, wait)
      await policy.sleep(wait, signal)
      if (signal?.aborted) throw new Fault('cancelled')
    }
  }
}

function waitBefore(count: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) return retryAfterMs
  const backoff = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - 1))
  return Math.round(backoff * (0.5 + random / 2))
}

/** The wait a server asks for: seconds or an HTTP date in Retry-After; null where it says nothing usable. */
export function retryAfter(value: string | null | undefined, now: number): number | null {
  if (!value) return null
  if (/^\d{1,9}(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value) * 1000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** A wait that ends early, without an error, when the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}
