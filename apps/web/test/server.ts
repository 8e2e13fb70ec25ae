import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { vi } from 'vitest'

export interface Request {
  path: string
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  headers: Headers
}

type Reply = { status: number; body?: unknown } | 'unreachable'
type Handler = (request: Request) => Reply | Promise<Reply>
interface Route {
  method: string
  pattern: RegExp
  handle: Handler
}

export const ok = (body: unknown, status = 200): Reply => ({ status, body })
export const refused = (status: number, detail: unknown, code = 'refused'): Reply => ({
  status,
  body: { detail, code, request_id: 'r1' },
})
export const problem = (field: string, msg: string) => ({
  loc: ['body', ...field.split('.')],
  msg,
  type: 'invalid',
})

/**
 * The network of a test: answers what the test says for each endpoint, throws on any other call, and keeps
 * what was asked.
 */
export function fakeServer() {
  const routes: Route[] = []
  const requests: Request[] = []

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof window.Request ? input.url : String(input), window.location.href)
    const route = routes.findLast(
      (each) => each.method === (init.method ?? 'GET') && each.pattern.test(url.pathname),
    )
    if (!route) throw new Error(`No answer for ${init.method ?? 'GET'} ${url.pathname}`)
    const params = route.pattern.exec(url.pathname)?.groups ?? {}
    const request = {
      path: url.pathname,
      params,
      query: url.searchParams,
      body: readBody(init.body),
      headers: new Headers(init.headers),
    }
    requests.push(request)
    const reply = await route.handle(request)
    if (reply === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
      status: reply.status,
    })
  }
  vi.stubGlobal('fetch', vi.fn(answer))

  return {
    requests,
    on(endpoint: Endpoint, handle: Handler | Reply): void {
      const path = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      routes.push({
        method: endpoint.method,
        pattern: new RegExp(`^/api/v1${path}$`),
        handle: typeof handle === 'function' ? handle : () => handle,
      })
    },
  }
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : body
}
