import { connect } from 'node:net'
import { finished } from 'node:stream/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { guardBodies } from './body-guard'

let app: FastifyInstance
afterEach(() => app.close())

async function startServer(): Promise<number> {
  app = fastify({ bodyLimit: 50_000_000 })
  guardBodies(app, { idleMs: 300, lingerMs: 600 })
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.post('/read', async (request) => {
    await finished(request.raw.resume())
    return 'read'
  })
  app.post('/refuse', () => 'refused')
  app.post('/slow-answer', async (request) => {
    await finished(request.raw.resume())
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    return 'late'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as { port: number }).port
}

/** Sends a request's head and then pieces; answers what was heard and when the server hung up, at the latest after `ms`. */
async function sender(port: number, path: string, everyMs: number | null, ms: number, length = 10_000_000) {
  const socket = connect(port, '127.0.0.1')
  const begun = Date.now()
  const result = { heard: '', closedAfter: null as number | null }
  socket.on('data', (chunk) => (result.heard += chunk.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (result.closedAfter ??= Date.now() - begun))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`)
  socket.write('x'.repeat(Math.min(length, 1000)))
  const timer = everyMs === null ? null : setInterval(() => socket.write('x'.repeat(1000)), everyMs)
  while (result.closedAfter === null && Date.now() - begun < ms) await new Promise((resolve) => setTimeout(resolve, 20))
  if (timer) clearInterval(timer)
  const seen = { ...result }
  socket.destroy()
  return seen
}

test('a sender that falls silent is cut, one that sends slowly is not', async () => {
  const port = await startServer()
  const [silent, slow] = await Promise.all([sender(port, '/read', null, 3_000), sender(port, '/read', 100, 1_500)])
  expect(silent.closedAfter).toBeGreaterThan(250)
  expect(silent.closedAfter).toBeLessThan(2_000)
  expect(slow.closedAfter).toBeNull()
})

test('whoever goes on sending after the answer gets to read it, and is then cut', async () => {
  const port = await startServer()
  const stubborn = await sender(port, '/refuse', 20, 4_000)
  expect(stubborn.heard).toMatch(/^HTTP\/1.1 200 .*refused$/s)
  expect(stubborn.closedAfter).toBeGreaterThan(500)
  expect(stubborn.closedAfter).toBeLessThan(3_000)
})

test('a complete request may wait for its answer as long as it takes', async () => {
  const port = await startServer()
  const { heard, closedAfter } = await sender(port, '/slow-answer', null, 2_000, 1000)
  expect(heard).toMatch(/late$/)
  expect(closedAfter).toBeNull()
})
