import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { Answer, Endpoint, Parsed } from '@lavra/contracts/endpoint'
import { messages } from '@lavra/contracts/messages'
import type { Ctx } from './ctx'
import { invalid, type Problem } from './errors'
import { describeRoute } from './openapi'
import type { Wire } from './wire'

export type Handler<E extends Endpoint> = (ctx: Ctx, input: Parsed<E>) => Promise<Wire<Answer<E>>>
/** Puts one call of the contract on the server. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** Signs the caller in as far as the call's access asks, and answers the context to work in. */
export type Admit = (request: FastifyRequest, endpoint: Endpoint) => Promise<Ctx>

const API_BASE = '/api/v1'

export function serveOn(app: FastifyInstance, admit: Admit): Serve {
  return (endpoint, handler) => {
    for (const url of urlsOf(endpoint)) {
      const options: RouteShorthandOptions = { schema: describeRoute(endpoint), validatorCompiler: () => () => true }
      app.route({
        method: endpoint.method,
        url,
        ...options,
        handler: async (request, reply) => {
          const ctx = await admit(request, endpoint)
          const answer: unknown = await handler(ctx, parseRequest(endpoint, request))
          return sendAnswer(reply, endpoint, answer)
        },
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

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  reply.status(endpoint.status)
  if (endpoint.status === 204) return reply.send()
  const version = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : null
  if (typeof version === 'number') reply.header('ETag', `"${version}"`)
  return reply.send(answer)
}

/** Validates all parts of a request at once; throws one 422 with every problem found, in Portuguese also where no schema words it. */
function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> {
  const problems: Problem[] = []
  const part = (name: 'path' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: () => messages.invalid })
    if (result.success) return result.data
    const found = result.error.issues
    problems.push(...found.map((issue) => ({ loc: [name, ...issue.path.map(segment)], msg: issue.message, type: issue.code })))
    return undefined
  }
  const parsed = {
    params: part('path', endpoint.params, request.params),
    query: part('query', endpoint.query, request.query),
    body: part('body', endpoint.body, request.body ?? {}),
  }
  if (problems.length > 0) throw invalid(problems.slice(0, 100))
  return parsed as Parsed<E>
}

const segment = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key)
