import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthenticated } from '../errors'
import { originOf } from '../network/origin'
import { isAtHome } from '../network/published'
import type { World } from '../runtime'

/**
 * `GET /metrics` for Prometheus, with METRICS_TOKEN or on a machine that nobody else reaches; and the times
 * of requests that it tells.
 */
export function addMetrics(app: FastifyInstance, world: World): void {
  const { metrics, database, env } = world
  app.addHook('onResponse', (request, reply, done) => {
    // Only routes we know, so that a stranger's paths do not become labels without end.
    metrics.request(
      request.method,
      request.routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const ctx = world.ctx({ log: request.log, request_id: request.id, origin: originOf(request), user: null })
    if (!carries(request, env.METRICS_TOKEN) && !(await isAtHome(ctx))) throw unauthenticated()
    void reply.type('text/plain; version=0.0.4; charset=utf-8').header('Cache-Control', 'no-store')
    return metrics.scrape(database)
  })
}

function carries(request: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
