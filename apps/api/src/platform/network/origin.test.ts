import { connect, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, startApi, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { buildApp } from '../../app'
import { deliverReset } from '../../features/auth/service'

let api: Api
/** The same office behind a proxy of this machine. */
let behind: FastifyInstance
beforeAll(async () => {
  api = await startApi({ jobs: [{ ...deliverReset, handler: () => Promise.resolve() }] })
  behind = await buildApp(
    { ...api.world, env: { ...api.world.env, TRUST_PROXY: 'loopback' } },
    '/nonexistent',
  )
  await behind.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await behind.close()
  await api.close()
})

/** The address that a sign-in is written down with, whatever its headers say. */
async function addressSeen(
  { server }: { server: Server },
  headers: Record<string, string>,
): Promise<string | undefined> {
  const { id } = await signedIn(api)
  const { prisma } = api.world.database
  const { username } = await prisma.user.findUniqueOrThrow({ where: { id } })
  const { status } = await callerOf({ server }, null)
    .post('/token')
    .set(headers)
    .type('form')
    .send({ username, password: PASSWORD })
  expect(status).toBe(200)
  const event = await prisma.auditEvent.findFirst({
    where: { action: 'signed_in', entity_id: id, address: { not: '' } },
    orderBy: { at: 'desc' },
  })
  return event?.address?.replace('::ffff:', '')
}

const claims = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.9',
  'X-Forwarded-Host': 'outro.exemplo',
}

test('nobody tells where they come from but a proxy that the settings name, and of what it was told only its own word counts', async () => {
  expect(await addressSeen(api, claims)).toBe('127.0.0.1')
  expect(await addressSeen(behind, { 'X-Real-IP': '203.0.113.9', Forwarded: 'for=203.0.113.9' })).toBe(
    '127.0.0.1',
  )
  expect(await addressSeen(behind, { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' })).toBe('203.0.113.9')
})

test('a request whose length could be read in two ways is refused, and its line closed', async () => {
  const head = 'POST /token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
  ]) {
    const socket = connect((api.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${head}${lengths}\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    const answers = await text(socket)
    expect([answers.match(/^HTTP\/1\.1 \d{3}/gm), /^connection: close/im.test(answers)], lengths).toEqual([
      ['HTTP/1.1 400'],
      true,
    ])
  }
})
