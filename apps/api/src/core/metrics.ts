import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** One registry a process, as Prometheus sees one. */
const registry = new Registry()
const requests = new Histogram({
  name: 'lavra_http_request_duration_seconds',
  help: 'Duration of HTTP requests by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
  registers: [registry],
})
let collecting = false

/** `GET /metrics` for Prometheus: this process and its requests by route, never an id, a name or an address of a person. */
export function addMetrics(app: FastifyInstance): void {
  if (!collecting) collectDefaultMetrics({ register: registry })
  collecting = true
  app.addHook('onResponse', (request, reply, done) => {
    // Only routes we know, so that a stranger's paths do not become labels without end.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    void reply.type(registry.contentType)
    return registry.metrics()
  })
}
