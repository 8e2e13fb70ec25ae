import type { FastifyInstance } from 'fastify'
import { serverStops } from '../errors'

/**
 * From when the server closes on, what still comes in over connections that are open is refused in our own
 * words, and they end with it.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!closing) return done()
    void reply.header('Connection', 'close')
    done(serverStops())
  })
}
