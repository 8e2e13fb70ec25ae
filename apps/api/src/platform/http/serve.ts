import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import {
  fileAnswer,
  type Answer,
  type Endpoint,
  type FileAnswer,
  type Parsed,
} from '@lavra/contracts/base/endpoint'
import { messages } from '@lavra/contracts/base/messages'
import type { Ctx } from '../ctx'
import { invalid, type Problem } from '../errors'
import { openEvents, type Emit } from './event-stream'
import { refuseForeignSite } from '../network/cross-site'
import { once, requestHash } from '../access/idempotency'
import { describeRoute } from './openapi'
import { requireRoom, takesRoom } from '../storage/disk-space'
import { sendFile } from './send-file'
import { receiveUpload, UNKNOWN_TYPE, type Received, type ReceivedFile } from './uploads'
import { readExpected, type Expected } from '../database/versions'
import type { Wire } from '../wire'

/** What comes with a request besides its validated parts. */
export interface Extras {
  /** The versions that `If-Match` names. */
  expected: Expected
  /** The files of a multipart call, stored but nobody's yet. */
  files: ReceivedFile[]
  /** Sends events where the caller asked for a stream. */
  emit: Emit | null
  /** Aborts when the caller hangs up. */
  signal: AbortSignal
}

export type Handler<E extends Endpoint> = (ctx: Ctx, input: Parsed<E> & Extras) => Promise<Wire<Answer<E>>>
/**
 * Looks into a received file before the work begins, outside any transaction: answers its content type, or
 * refuses it.
 */
export type Inspect = (ctx: Ctx, file: ReceivedFile) => Promise<string>
/** Puts one call of the contract on the server; `inspect` is for calls that take files. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: { inspect: Inspect },
) => void

/** Signs the caller in as far as the call's access asks, and answers the context to work in. */
export type Admit = (request: FastifyRequest, endpoint: Endpoint) => Promise<Ctx>

const API_BASE = '/api/v1'

export function serveOn(app: FastifyInstance, admit: Admit): Serve {
  return (endpoint, handler, { inspect } = { inspect: () => Promise.resolve(UNKNOWN_TYPE) }) => {
    for (const url of urlsOf(endpoint)) {
      const options: RouteShorthandOptions = {
        schema: describeRoute(endpoint, url),
        validatorCompiler: () => () => true,
      }
      app.route({
        method: endpoint.method,
        url,
        ...options,
        handler: async (request, reply) =>
          answerCall(endpoint, { handler, inspect }, await admit(request, endpoint), request, reply),
      })
    }
  }
}

/** Every URL a call answers at, with `{id}` in Fastify's form. */
export function urlsOf(endpoint: Pick<Endpoint, 'path' | 'mount'>): string[] {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')
  if (endpoint.mount === 'root') return [path]
  return endpoint.mount === 'both' ? [path, API_BASE + path] : [API_BASE + path]
}

interface Work<E extends Endpoint> {
  handler: Handler<E>
  inspect: Inspect
}

async function answerCall<E extends Endpoint>(
  endpoint: E,
  { handler, inspect }: Work<E>,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.status(endpoint.status)
  refuseForeignSite(request, endpoint)
  if (takesRoom(endpoint)) await requireRoom(ctx.env)
  const upload = await receiveUpload(ctx, request, endpoint)
  const events =
    endpoint.streams && request.headers.accept?.includes('text/event-stream')
      ? openEvents(request, reply)
      : null
  const work = async (): Promise<unknown> => {
    try {
      const parsed = parseRequest(endpoint, request, upload ? upload.fields : (request.body ?? {}))
      const expected = endpoint.versioned ? readExpected(request.headers['if-match']) : null
      const files = upload?.files ?? []
      for (const file of files) file.content_type = await inspect(ctx, file)
      // Few calls ask for the signal, so none is made for the others.
      const extras = {
        expected,
        files,
        emit: events?.emit ?? null,
        get signal() {
          return hangUp(reply)
        },
      }
      return await repeatable(endpoint, ctx, request, reply, upload, (on) =>
        handler(on, Object.assign(extras, parsed)),
      )
    } finally {
      // Who has the answer finds nothing left of what was not kept.
      await upload?.discard()
    }
  }
  try {
    const answer = await work()
    if (events) events.done(reply.serialize(answer) as string)
    else sendAnswer(reply, endpoint, answer)
    return await reply
  } catch (error) {
    if (events?.failed(error)) return await reply
    throw error
  }
}

/** A creating call with an `Idempotency-Key` is done once, any other each time. */
function repeatable(
  endpoint: Endpoint,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Received | null,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (endpoint.status !== 201 || key === undefined) return work(ctx)
  const files = upload?.files.map(({ file_name, sha256 }) => [file_name, sha256])
  const asked = [endpoint.method, endpoint.path, request.params, upload ? upload.fields : request.body, files]
  const hash = requestHash(ctx.env.JWT_SECRET, asked)
  return once(ctx, { key: String(key), hash, serialize: (answer) => reply.serialize(answer) as string }, work)
}

function hangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const left = () => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  if (reply.raw.closed) left()
  else reply.raw.once('close', left)
  return controller.signal
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  // An office's records are kept in no cache on the way.
  reply.header('Cache-Control', 'no-store')
  if (endpoint.status === 204) return reply.send()
  if (endpoint.response === fileAnswer) return sendFile(reply, answer as FileAnswer)
  const version = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : null
  if (typeof version === 'number') reply.header('ETag', `"${version}"`)
  return reply.send(answer)
}

/**
 * Validates all parts of a request at once; throws one 422 with every problem found, in Portuguese also where
 * no schema words it.
 */
function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown): Parsed<E> {
  const problems: Problem[] = []
  const part = (name: 'path' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: () => messages.invalid })
    if (result.success) return result.data
    const found = result.error.issues
    problems.push(
      ...found.map((issue) => ({
        loc: [name, ...issue.path.map(segment)],
        msg: issue.message,
        type: issue.code,
      })),
    )
    return undefined
  }
  const parsed = {
    params: part('path', endpoint.params, request.params),
    query: part('query', endpoint.query, request.query),
    body: part('body', endpoint.body, body),
  }
  if (problems.length > 0) throw invalid(problems.slice(0, 100))
  return parsed as Parsed<E>
}

const segment = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key)
