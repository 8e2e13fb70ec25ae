import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface BodyLimits {
  /** How long a sender may send nothing while its request is not complete. */
  idleMs: number
  /**
   * How long the rest of a request that is answered already may take: whoever still sends gets to read the
   * answer.
   */
  lingerMs: number
}

const production: BodyLimits = { idleMs: 30_000, lingerMs: 10_000 }

/**
 * Ends connections whose requests do not come in: Fastify's requestTimeout has to be long enough for a large
 * file over a slow line.
 */
export function guardBodies(app: FastifyInstance, limits: BodyLimits = production): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'])
      watch(request.raw, reply.raw, limits)
    done()
  })
}

function watch(request: IncomingMessage, response: ServerResponse, { idleMs, lingerMs }: BodyLimits): void {
  let received = request.socket.bytesRead
  let heardAt = Date.now()
  let answeredAt = Infinity
  const timer = setInterval(
    () => {
      const now = Date.now()
      if (request.socket.bytesRead !== received) heardAt = now
      received = request.socket.bytesRead
      if (response.writableEnded) answeredAt = Math.min(answeredAt, now)
      if (request.complete || request.socket.destroyed) clearInterval(timer)
      else if (now - heardAt > idleMs || now - answeredAt > lingerMs) request.socket.destroy()
    },
    Math.min(idleMs, lingerMs) / 5,
  )
  timer.unref()
}
