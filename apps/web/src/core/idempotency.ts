const unanswered = new Map<string, string>()

/** The Idempotency-Key of a creating call: repeating one whose answer got lost sends the same key, so nothing is created twice. */
export function idempotencyKey(request: string): string {
  const known = unanswered.get(request)
  if (known) return known
  const key = randomKey()
  unanswered.set(request, key)
  return key
}

/** The server has answered; the same form sent again is meant as another one. */
export function forgetIdempotencyKey(request: string): void {
  unanswered.delete(request)
}

/** A UUID; not by `crypto.randomUUID`, which browsers withhold from an office that serves this over plain HTTP. */
function randomKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
