import type { History, Outcome } from './history'

export interface Heard {
  status: number | null
  outcome: Outcome
  body: unknown
}

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  token?: string
  body?: unknown
  form?: Buffer
  key?: string
}

/** How long anybody waits for an answer, in milliseconds: a server that has not answered by then hangs. */
const PATIENCE_MS = 90_000

/** What may be answered to a sound request while something under the server has failed. */
const properStatuses = new Set([409, 412, 429, 502, 503, 507])
const internal =
  /prisma|postgres|pglite|\bpg\b|select |insert |econn|enospc|node_modules|\.ts\b|\.js\b|error:|stack|127\.0|localhost|\/tmp|\/files/i

/** Sends one request to where the office's server is now and remembers what was answered. */
export async function send(
  origin: string,
  { answers }: History,
  { method, path, token, body, form, key }: Request,
): Promise<Heard> {
  const began = performance.now()
  const heard = (
    status: number | null,
    problem: string | null,
    outcome: Outcome,
    answer: unknown = null,
  ): Heard => {
    answers.push({ call: `${method} ${path}`, status, problem, ms: performance.now() - began })
    return { status, outcome, body: answer }
  }
  const type = form ? 'multipart/form-data; boundary=limite' : 'application/json'
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...((form ?? body) !== undefined && { 'content-type': type }),
  }
  const content = form ? new Uint8Array(form) : body === undefined ? null : JSON.stringify(body)
  try {
    const answer = await fetch(origin + path, {
      method,
      headers,
      body: content,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    if (answer.ok) return heard(answer.status, null, 'done', text && JSON.parse(text))
    const outcome = certainlyNotDone(answer.status) ? 'refused' : 'unknown'
    return heard(answer.status, problemOf(answer.status, answer.headers, text), outcome)
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return heard(null, late ? `no answer within ${PATIENCE_MS} ms` : null, 'unknown')
  }
}

/** A request that still runs is answered 409, and where the connection to the database broke nobody knows. */
const certainlyNotDone = (status: number): boolean => (status < 500 && status !== 409) || status === 507

/** Why an answer is not a proper error (api.md, "Conventions"); null where it is one. */
export function problemOf(status: number, headers: Headers, text: string): string | null {
  const told = `${status} ${text.slice(0, 300)}`
  if (!properStatuses.has(status)) return `a status that says something else than what is the matter: ${told}`
  if (!headers.get('content-type')?.startsWith('application/json')) return `not JSON: ${told}`
  if (status === 503 && !headers.get('retry-after')) return `does not say when to try again: ${told}`
  const { detail, code, request_id } = (parsed(text) ?? {}) as Record<string, unknown>
  if (typeof detail !== 'string' || typeof code !== 'string' || typeof request_id !== 'string')
    return `not an error of ours: ${told}`
  if (!/^[A-ZÀ-Ú][^\n]{5,300}$/.test(detail) || !/^[a-z_]+$/.test(code))
    return `not a sentence for a person: ${told}`
  return internal.test(detail) ? `tells something internal: ${told}` : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
