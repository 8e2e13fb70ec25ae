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

interface Seen {
  heard: string
  closedAfter: number | null
  /**
   * The longest pause between two pieces, in milliseconds: a machine that does other things too may make it
   * long.
   */
  longestPause: number
}

/**
 * Sends a request's head and then pieces, for `ms` or until `until` holds; answers what was heard and when
 * the server hung up.
 */
async function sender(
  port: number,
  path: string,
  everyMs: number | null,
  ms: number,
  length = 10_000_000,
  until: (seen: Seen) => boolean = () => false,
) {
  const socket = connect(port, '127.0.0.1')
  const begun = Date.now()
  let sentAt = begun
  const result: Seen = { heard: '', closedAfter: null, longestPause: 0 }
  socket.on('data', (chunk) => (result.heard += chunk.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (result.closedAfter ??= Date.now() - begun))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write('x'.repeat(Math.min(length, 1000)))
  const notePause = () => {
    result.longestPause = Math.max(result.longestPause, Date.now() - sentAt)
    sentAt = Date.now()
  }
  const send = () => {
    notePause()
    socket.write('x'.repeat(1000))
  }
  const timer = everyMs === null ? null : setInterval(send, everyMs)
  while (result.closedAfter === null && !until(result) && Date.now() - begun < ms)
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (timer) clearInterval(timer)
  notePause()
  const seen = { ...result }
  socket.destroy()
  return seen
}

test('a sender that falls silent is cut, one that sends slowly is not', async () => {
  const port = await startServer()
  const silent = sender(port, '/read', null, 20_000)
  let slow = await sender(port, '/read', 100, 1_500)
  // Whom the machine has held up for as long as that has fallen silent.
  while (slow.longestPause > 200) slow = await sender(port, '/read', 100, 1_500)
  expect((await silent).closedAfter).toBeGreaterThan(250)
  expect((await silent).closedAfter).toBeLessThan(20_000)
  expect(slow.closedAfter).toBeNull()
})

test('whoever goes on sending after the answer gets to read it, and is then cut', async () => {
  const port = await startServer()
  const stubborn = await sender(port, '/refuse', 20, 20_000)
  expect(stubborn.heard).toMatch(/^HTTP\/1.1 200 .*refused$/s)
  expect(stubborn.closedAfter).toBeGreaterThan(500)
  expect(stubborn.closedAfter).toBeLessThan(20_000)
})

test('a complete request may wait for its answer as long as it takes', async () => {
  const port = await startServer()
  const { heard, closedAfter } = await sender(port, '/slow-answer', null, 60_000, 1000, (seen) =>
    seen.heard.endsWith('late'),
  )
  expect(heard).toMatch(/late$/)
  expect(closedAfter).toBeNull()
})
