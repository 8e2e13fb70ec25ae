import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anybody, anybody signed in, those who see the office's users, administrators, superusers. */
export type Access = 'public' | 'user' | 'staff' | 'admin' | 'superuser'

/**
 * Where a call answers: under /api/v1 (`api`), there and at the root too (`both`), or at the root only
 * (`root`).
 */
export type Mount = 'api' | 'both' | 'root'

type Schema = z.ZodType | undefined

export interface EndpointSpec<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: Method
  /** As in the contract, `{id}` for a parameter, a trailing slash where the contract has one. */
  path: string
  /** One Portuguese line, shown in the API documentation. */
  summary: string
  access?: Access
  mount?: Mount
  status?: 200 | 201 | 204
  params?: P
  query?: Q
  body?: B
  /** `form` bodies are application/x-www-form-urlencoded, `multipart` ones carry files; JSON otherwise. */
  bodyType?: 'json' | 'form' | 'multipart'
  response?: R
  /** Files a multipart call takes, all under one field name. */
  files?: { field: string; min: number; max: number }
  /** Honours `If-Match`: 412 where the record has changed since. */
  versioned?: boolean
  /** May answer as a stream of events (`Accept: text/event-stream`). */
  streams?: boolean
  /** Statuses this call refuses with beyond those that follow from its declaration. */
  refusals?: number[]
  /** An example of the body, shown in the API documentation. */
  example?: unknown
  /** An example of the answer, shown in the API documentation. */
  answer?: unknown
}

/** A file as an answer; it is sent as an attachment under this name. */
export interface FileAnswer {
  file_name: string
  content_type: string
  /** Bytes, where known before sending. */
  size: number | null
  content: AsyncIterable<Uint8Array>
}
/** The `response` of a call that answers a file instead of JSON. */
export const fileAnswer = z.custom<FileAnswer>()

export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = EndpointSpec<P, Q, B, R> & { access: Access; mount: Mount; status: 200 | 201 | 204 }

/** Declares a call once: the API serves it, the browser calls it, OpenAPI is printed from it. */
export function endpoint<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(spec: EndpointSpec<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return { access: 'user', mount: 'api', status: 200, ...spec }
}

/** The schema an endpoint declares at one of its optional places, `never` where it declares none. */
type Declared<S> = Exclude<S, undefined> & z.ZodType
type Out<S> = [Declared<S>] extends [never] ? undefined : z.output<Declared<S>>
type In<S> = z.input<Declared<S>>

/** What a handler receives, after validation. */
export interface Parsed<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

/** What a caller gives, before validation. */
export type CallInput<E extends Endpoint> = ([Declared<E['params']>] extends [never]
  ? unknown
  : { params: In<E['params']> }) &
  ([Declared<E['query']>] extends [never] ? unknown : { query?: In<E['query']> }) &
  ([Declared<E['body']>] extends [never] ? unknown : { body: In<E['body']> })

/** What the call answers. */
export type Answer<E extends Endpoint> = Out<E['response']>
