import type { Answer, CallInput, Endpoint } from '@lavra/contracts/base/endpoint'
import { users } from '@lavra/contracts/accounts/users'
import { ApiError, errorFrom, tooSlow, unreachable } from './errors'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency'
import { currentSession, expelUser, expireSession } from '../session/session'
import { fileId, multipartBody, sendTelling } from './upload'

export { ApiError, messageOf } from './errors'

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds before the call is given up; 30 s unless told, 15 min where files travel. */
  timeout?: number
  /** The `version` of the row as it was read; a newer one on the server answers 412. */
  ifMatch?: number
  /** What a multipart call sends besides its fields. */
  files?: readonly File[]
  /** Told how much of the request has been sent: 0 to 1, which is all of it. */
  onProgress?: (sent: number) => void
  /** The content type to answer in; JSON unless told. */
  accept?: string
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
/** The server gives a file of 25 MB ten minutes to come in. */
const fileTimeout = 900_000
const forbidden = new Set<(error: ApiError) => void>()

/** Calls when the server says that the signed-in user may not do this (403). */
export function onForbidden(tell: (error: ApiError) => void): () => void {
  forbidden.add(tell)
  return () => forbidden.delete(tell)
}

/** Makes the call an endpoint describes and answers what it describes, or throws an ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<Answer<E>> {
  const response = await answerTo(endpoint, input as LooseInput | undefined, options)
  return (response.status === 204 ? undefined : await unlessCut(response.json())) as Answer<E>
}

/** The file that an endpoint answers, or an ApiError. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<Blob> {
  const response = await answerTo(endpoint, input as LooseInput | undefined, options, fileTimeout)
  return await unlessCut(response.blob())
}

/** The same with the name that the server gives it; null where it gives none. */
export async function callNamedFile<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<{ file: Blob; name: string | null }> {
  const response = await answerTo(endpoint, input as LooseInput | undefined, options, fileTimeout)
  return {
    file: await unlessCut(response.blob()),
    name: nameIn(response.headers.get('Content-Disposition') ?? ''),
  }
}

/** RFC 6266: the encoded name where there is one. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? null)
}

type Given = AbortSignal | CallOptions

/** The answer as it came, or an ApiError; for what reads it otherwise than `call` does. */
export async function answerTo(
  endpoint: Endpoint,
  input: LooseInput = {},
  given: Given = {},
  patience = defaultTimeout,
): Promise<Response> {
  const options: CallOptions = given instanceof AbortSignal ? { signal: given } : given
  const url = `${endpoint.mount === 'root' ? '' : base}${fillPath(endpoint.path, input.params)}${queryString(input.query)}`
  const body = encodeBody(endpoint, input.body, options.files)
  const repeatable = endpoint.status === 201 && endpoint.body && endpoint.bodyType !== 'form'
  const creation = repeatable ? creationOf(url, input.body, options.files) : null
  const token = currentSession()?.token
  const headers = requestHeaders(endpoint, options, token, creation && idempotencyKey(creation))
  const timeout = options.timeout ?? (endpoint.bodyType === 'multipart' ? fileTimeout : patience)
  const response = await send(url, { method: endpoint.method, headers, body }, { ...options, timeout })
  if (creation) forgetIdempotencyKey(creation)
  if (!response.ok) throw await refuse(endpoint, response, token)
  return response
}

/** What is sent, in words: the same words again are a repetition. */
const creationOf = (url: string, body: unknown, files: readonly File[] = []): string =>
  [url, JSON.stringify(body ?? {}), ...files.map(fileId)].join(' ')

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`
}

function encodeBody(
  endpoint: Endpoint,
  body: unknown,
  files: readonly File[] = [],
): string | FormData | URLSearchParams | undefined {
  if (endpoint.bodyType === 'multipart')
    return multipartBody(body ?? {}, endpoint.files?.field ?? 'file', files)
  if (endpoint.bodyType === 'form') return new URLSearchParams(body as Record<string, string>)
  return endpoint.body ? JSON.stringify(body ?? {}) : undefined
}

function requestHeaders(
  endpoint: Endpoint,
  options: CallOptions,
  token: string | undefined,
  key: string | null,
): Headers {
  const headers = new Headers({ Accept: options.accept ?? 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (endpoint.body && (endpoint.bodyType ?? 'json') === 'json')
    headers.set('Content-Type', 'application/json')
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`)
  if (key) headers.set('Idempotency-Key', key)
  return headers
}

type Request = Pick<Parameters<typeof sendTelling>[1], 'method' | 'headers' | 'body'>

async function send(
  url: string,
  request: Request,
  options: CallOptions & { timeout: number },
): Promise<Response> {
  const { signal: given, timeout, onProgress } = options
  const limit = AbortSignal.timeout(timeout)
  const signal = given ? AbortSignal.any([given, limit]) : limit
  try {
    return await (onProgress
      ? sendTelling(url, { ...request, signal }, onProgress)
      : fetch(url, { ...request, signal }))
  } catch (error) {
    if (given?.aborted) throw error
    throw limit.aborted ? new ApiError(0, 'timeout', tooSlow) : new ApiError(0, 'unreachable', unreachable)
  }
}

/**
 * A dead token ends the session, a missing right is told to the shell; a refused sign-in is the form's own
 * business.
 */
async function refuse(endpoint: Endpoint, response: Response, token: string | undefined): Promise<ApiError> {
  const error = errorFrom(response.status, await readAnswer(response), retryAfter(response))
  const elsewhere = currentSession()?.token !== token
  // A late answer to somebody who has signed out, or in again, since then says nothing about who is here now.
  if (endpoint.access === 'public' || elsewhere) return error
  if (endpoint === users.me && (error.status === 401 || error.status === 403)) expelUser()
  else if (error.status === 401) expireSession()
  else if (error.status === 403) forbidden.forEach((tell) => tell(error))
  return error
}

/** Whole seconds; the header's other form, a date, is not used by this server. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null
}

async function unlessCut<T>(content: Promise<T>): Promise<T> {
  try {
    return await content
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
