import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { truncateAll } from '../../../test/database'
import { signedIn } from '../../../test/factories'
import { buildApp } from '../../app'
import { deliverReset } from '../../features/auth/service'
import { publishBySettings } from './published'

let api: Api
let app: FastifyInstance
let email: string
const unset = {
  DATABASE_URL: undefined,
  PASSWORD_RESET_DELIVERY: undefined,
  ALLOW_REGISTRATION: undefined,
  METRICS_TOKEN: undefined,
}
const prisma = () => api.world.database.prisma

beforeAll(async () => {
  api = await startApi({ jobs: [{ ...deliverReset, handler: () => Promise.resolve() }] })
  // As a newcomer starts it: no setting at all, whatever database this run is on.
  Object.assign(api.world.env, unset)
})
beforeEach(async () => {
  await truncateAll(api.world.database)
  const { id } = await signedIn(api, 'admin')
  email = (await prisma().user.findUniqueOrThrow({ where: { id } })).email
  app = await start()
  return () => app.close()
})
afterAll(() => api.close())

async function start(): Promise<FastifyInstance> {
  const server = await buildApp(api.world, '/nonexistent')
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}

interface Sent {
  line?: string
  headers?: string[]
  body?: string
}

/** A request as it goes over the line, with nothing in it that is not given here. */
function send({ line = 'GET / HTTP/1.1', headers = [], body = '' }: Sent, server = app): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const own = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: 127.0.0.1:3000']
  const all = [
    line,
    ...own,
    ...headers,
    'Connection: close',
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ]
  socket.write(`${all.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

let people = 0
const person = () => ({
  username: `p${++people}`,
  email: `p${people}@exemplo.com`,
  full_name: `Pessoa ${people}`,
  password: 'segredo',
})

/** What a request that looks like one of this machine gets: a token, an account, the figures. */
async function given(
  headers: string[] = [],
  server = app,
): Promise<{ token: boolean; account: boolean; figures: boolean }> {
  const reset = await send(
    { line: 'POST /password-reset/request HTTP/1.1', headers, body: JSON.stringify({ email }) },
    server,
  )
  const account = await send(
    { line: 'POST /users/ HTTP/1.1', headers, body: JSON.stringify(person()) },
    server,
  )
  const figures = await send({ line: 'GET /metrics HTTP/1.1', headers }, server)
  expect(reset).toMatch(/^HTTP\/1.1 200 /)
  return {
    token: reset.includes('token generated'),
    account: /^HTTP\/1.1 201 /.test(account),
    figures: /^HTTP\/1.1 200 /.test(figures),
  }
}
const all = { token: true, account: true, figures: true }
const none = { token: false, account: false, figures: false }

test('a newcomer at this machine has all of it without a setting, by any of its names and through the development server', async () => {
  expect(await given()).toEqual(all)
  for (const host of ['localhost:3000', '[::1]:3000', 'LOCALHOST'])
    expect(await given([`Host: ${host}`]), host).toEqual(all)
  expect(
    await given([
      'Host: localhost:5173',
      'Origin: http://localhost:5173',
      'Sec-Fetch-Site: same-origin',
      'Referer: http://localhost:5173/register',
    ]),
  ).toEqual(all)
  expect(await prisma().setting.count()).toBe(0)
})

/** What proxies send on of a visit: nginx 1.30, Caddy and HAProxy as they come, and what others add. */
const visits: [sign: string, what: string, sent: Sent][] = [
  [
    'origin',
    'a sign-in through nginx 1.30, which tells nothing itself',
    { line: 'POST /token HTTP/1.1', headers: ['Origin: https://escritorio.exemplo.com'], body: '{}' },
  ],
  [
    'origin',
    'the same, of a browser that tells more',
    {
      line: 'POST /token HTTP/1.1',
      headers: ['Origin: https://escritorio.exemplo.com', 'Sec-Fetch-Site: same-origin'],
      body: '{}',
    },
  ],
  ['http_1_0', 'any visit through an older nginx', { line: 'GET /assets/index.js HTTP/1.0' }],
  ['host', 'any visit through a forward that changes nothing', { headers: ['Host: escritorio.exemplo.com'] }],
  ['host', 'a look at whether it lives', { line: 'GET /health HTTP/1.1', headers: ['Host: 10.1.2.3:3000'] }],
  [
    'forwarded',
    'any visit through Caddy',
    { headers: ['X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Proto: https'] },
  ],
  ['forwarded', 'any visit through HAProxy with forwardfor', { headers: ['x-forwarded-for: 203.0.113.9'] }],
  ['forwarded', 'Forwarded', { headers: ['Forwarded: for=203.0.113.9'] }],
  ['forwarded', 'Via', { headers: ['Via: 1.1 proxy'] }],
  ['forwarded', 'X-Real-IP', { headers: ['X-Real-IP: 203.0.113.9'] }],
  ['forwarded', 'a tunnel', { headers: ['CF-Connecting-IP: 203.0.113.9', 'CDN-Loop: cloudflare'] }],
]

test.each(visits)(
  '%s: after %s nobody is taken for this machine any more, for good and on record',
  async (sign, _what, visit) => {
    await send(visit)
    expect(await given()).toEqual(none)
    await send(visit)
    const after = await start()
    expect(await given([], after)).toEqual(none)
    await after.close()
    expect(await prisma().setting.findMany()).toMatchObject([{ key: 'published', value: { sign } }])
    const events = await prisma().auditEvent.findMany({ where: { action: 'published' } })
    expect(events).toMatchObject([{ entity_type: 'settings', actor_id: null, after: { sign } }])
  },
)

test('what pages of other sites send from a newcomer’s browser ends nothing', async () => {
  await send({
    line: 'POST /token HTTP/1.1',
    headers: ['Origin: https://outro.exemplo', 'Sec-Fetch-Site: cross-site'],
    body: '{}',
  })
  await send({ line: 'GET /health HTTP/1.1', headers: ['Origin: null'] })
  expect(await given()).toEqual(all)
})

test('of many visits at once one is written down', async () => {
  await Promise.all(Array.from({ length: 8 }, () => send({ headers: ['Host: escritorio.exemplo.com'] })))
  expect(await prisma().auditEvent.count({ where: { action: 'published' } })).toBe(1)
})

test('an explicit setting still gives: a token on the screen of this machine, open registration, figures for a token', async () => {
  await send({ headers: ['Host: escritorio.exemplo.com'] })
  Object.assign(api.world.env, {
    PASSWORD_RESET_DELIVERY: 'response',
    ALLOW_REGISTRATION: true,
    METRICS_TOKEN: 'm'.repeat(16),
  })
  expect(await given([`Authorization: Bearer ${'m'.repeat(16)}`])).toEqual(all)
  expect(await given(['Host: escritorio.exemplo.com'])).toEqual({ ...none, account: true })
  Object.assign(api.world.env, unset)
})

describe('settings of an office that others reach', () => {
  const settings = {
    TRUST_PROXY: 'loopback',
    DATABASE_URL: 'postgresql://outra@127.0.0.1/lavra',
    SMTP_URL: 'smtp://127.0.0.1',
    HOST: '0.0.0.0',
  }
  test.each(Object.entries(settings) as [keyof typeof settings, string][])(
    '%s ends it, also once it is taken away again',
    async (name, value) => {
      const ctx = api.world.ctx({
        log: api.world.log,
        request_id: '',
        origin: { address: '', direct_loopback: false },
        user: null,
      })
      const before = api.world.env
      const env = { ...before }
      Object.assign(before, { [name]: value })
      expect(await given()).toEqual(none)
      await publishBySettings(ctx)
      await publishBySettings(ctx)
      Object.assign(before, { ...env, [name]: env[name] })
      expect(await given()).toEqual(none)
      expect(await prisma().setting.findMany()).toMatchObject([{ key: 'published', value: { sign: name } }])
      expect(await prisma().auditEvent.count({ where: { action: 'published' } })).toBe(1)
    },
  )
})

test('administrators are told since when, and by what', async () => {
  const admin = await signedIn(api, 'admin')
  expect((await api.as(admin).get('/api/v1/publication')).body).toEqual({
    published: false,
    since: null,
    sign: null,
  })
  expect((await api.as(await signedIn(api)).get('/api/v1/publication')).status).toBe(403)
  await send({ headers: ['Host: escritorio.exemplo.com'] })
  const { body } = await api.as(admin).get('/api/v1/publication')
  expect(body).toMatchObject({ published: true, sign: 'host' })
  expect(Math.abs(Date.parse(body.since as string) - Date.now())).toBeLessThan(60_000)
})
