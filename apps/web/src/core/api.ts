import type { Answer, CallInput, Endpoint } from '@lavra/contracts/endpoint'
import { users } from '@lavra/contracts/users'
import { ApiError, errorFrom, tooSlow, unreachable } from './errors'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency'
import { currentSession, endSession, expelUser } from './session'

export { ApiError, messageOf } from './errors'

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds before the call is given up; 30 s unless told. */
  timeout?: number
  /** The `version` of the row as it was read; a newer one on the server answers 412. */
  ifMatch?: number
}

type CallArguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: AbortSignal | CallOptions]
    : [input: CallInput<E>, options?: AbortSignal | CallOptions]

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const base = '/api/v1'
const defaultTimeout = 30_000
const forbidden = new Set<(error: ApiError) => void>()

/** Calls when the server says that the signed-in user may not do this (403). */
export function onForbidden(tell: (error: ApiError) => void): () => void {
  forbidden.add(tell)
  return () => forbidden.delete(tell)
}

/** Makes the call an endpoint describes and answers what it describes, or throws an ApiError. */
export async function call<E extends Endpoint>(endpoint: E, ...[input, given]: CallArguments<E>): Promise<Answer<E>> {
  const options: CallOptions = given instanceof AbortSignal ? { signal: given } : (given ?? {})
  const { path, params, query, body } = { path: endpoint.path, ...(input as LooseInput | undefined) }
  const url = `${endpoint.mount === 'root' ? '' : base}${fillPath(path, params)}${queryString(query)}`
  const payload = encodeBody(endpoint, body)
  const creation = endpoint.status === 201 && typeof payload === 'string' ? `${url} ${payload}` : null
  const token = currentSession()?.token
  const headers = requestHeaders(endpoint, options, token, creation && idempotencyKey(creation))
  const response = await send(url, { method: endpoint.method, headers, body: payload }, options)
  if (creation) forgetIdempotencyKey(creation)
  if (!response.ok) throw await refuse(endpoint, response, token)
  return (response.status === 204 ? undefined : await readJson(response)) as Answer<E>
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`
}

function encodeBody(endpoint: Endpoint, body: unknown): string | FormData | URLSearchParams | undefined {
  if (endpoint.bodyType === 'multipart') return body instanceof FormData ? body : undefined
  if (endpoint.bodyType === 'form') return new URLSearchParams(body as Record<string, string>)
  return endpoint.body ? JSON.stringify(body ?? {}) : undefined
}

function requestHeaders(endpoint: Endpoint, options: CallOptions, token: string | undefined, key: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (endpoint.body && (endpoint.bodyType ?? 'json') === 'json') headers.set('Content-Type', 'application/json')
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`)
  if (key) headers.set('Idempotency-Key', key)
  return headers
}

async function send(url: string, init: RequestInit, options: CallOptions): Promise<Response> {
  const limit = AbortSignal.timeout(options.timeout ?? defaultTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  try {
    return await fetch(url, { ...init, signal })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw limit.aborted ? new ApiError(0, 'timeout', tooSlow) : new ApiError(0, 'unreachable', unreachable)
  }
}

/** A dead token ends the session, a missing right is told to the shell; a refused sign-in is the form's own business. */
async function refuse(endpoint: Endpoint, response: Response, token: string | undefined): Promise<ApiError> {
  const error = errorFrom(response.status, await readAnswer(response))
  const elsewhere = currentSession()?.token !== token
  // A late answer to somebody who has signed out, or in again, since then says nothing about who is here now.
  if (endpoint.access === 'public' || elsewhere) return error
  if (endpoint === users.me && (error.status === 401 || error.status === 403)) expelUser()
  else if (error.status === 401) endSession('expired')
  else if (error.status === 403) forbidden.forEach((tell) => tell(error))
  return error
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ApiError(0, 'unreadable', unreachable)
  }
}

async function readAnswer(response: Response): Promise<Parameters<typeof errorFrom>[1]> {
  try {
    return (await response.json()) as Parameters<typeof errorFrom>[1]
  } catch {
    return null
  }
}
