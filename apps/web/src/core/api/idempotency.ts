import { randomId } from './random-id'

const unanswered = new Map<string, string>()

/**
 * The Idempotency-Key of a creating call: repeating one whose answer got lost sends the same key, so nothing
 * is created twice.
 */
export function idempotencyKey(request: string): string {
  const known = unanswered.get(request)
  if (known) return known
  const key = randomId()
  unanswered.set(request, key)
  return key
}

/** The server has answered; the same form sent again is meant as another one. */
export function forgetIdempotencyKey(request: string): void {
  unanswered.delete(request)
}
