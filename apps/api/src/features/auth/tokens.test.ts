import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'

let api: Api
let actor: Actor
let other: Actor
let secret: string
const NOW = Math.floor(Date.now() / 1000)
const HOUR = 3600

beforeAll(async () => {
  api = await startApi()
  secret = api.world.env.JWT_SECRET
  actor = await signedIn(api)
  other = await signedIn(api)
})
afterAll(() => api.close())

type Json = Record<string, unknown>
const encode = (part: Json | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const sessionOf = async (one: Actor) =>
  (await api.world.database.prisma.session.findFirstOrThrow({ where: { user_id: one.id } })).id
const claims = async (): Promise<Json> => ({
  sub: actor.id,
  sid: await sessionOf(actor),
  iat: NOW,
  exp: NOW + HOUR,
})
/** A token made by hand, whatever it says. */
function forge(payload: Json, header: Json = {}, { key = secret, hash = 'sha256' } = {}): string {
  const input = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(payload)}`
  return `${input}.${createHmac(hash, key).update(input).digest('base64url')}`
}
const without = (payload: Json, name: string): Json =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))

interface Raw {
  status: number
  headers: Record<string, unknown>
  body: Json
}
/** A request whose headers go out as they are: no library puts them right. */
function raw(given: string[], path = '/users/me'): Promise<Raw> {
  const address = api.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: ['Host', 'localhost', ...given] },
      (answer) => {
        const { statusCode = 0, headers } = answer
        text(answer).then(
          (body) => resolve({ status: statusCode, headers, body: JSON.parse(body) as Json }),
          reject,
        )
      },
    )
    call.on('error', reject)
    call.end()
  })
}
const bearer = (token: string) => raw(['Authorization', `Bearer ${token}`])

async function expectSignedOut(answer: Raw, name: string) {
  const signedOut = await raw([])
  expect([answer.status, { ...answer.body, request_id: '' }], name).toEqual([
    401,
    { detail: 'Não autenticado', code: 'unauthenticated', request_id: '' },
  ])
  expect(answer.body, name).toEqual({ ...signedOut.body, request_id: answer.body['request_id'] })
  expect(answer.headers['www-authenticate'], name).toBe('Bearer')
  expect(Object.keys(answer.headers).sort(), name).toEqual(Object.keys(signedOut.headers).sort())
}

test('the hand that forges makes a good token, too: only what is wrong with the others refuses them', async () => {
  const answer = await bearer(forge(await claims()))
  expect([answer.status, answer.body['id']]).toEqual([200, actor.id])
  expect((await raw(['Authorization', `bearer ${forge(await claims())}`])).status).toBe(200)
})

test('forged claims, keys and algorithms are refused alike', async () => {
  const good = await claims()
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const rsaInput = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(good)}`
  const [head = '', body = '', signature = ''] = forge(good).split('.')
  const others: Json = { ...good, sub: other.id }
  const admin = encode(others)
  const forged: Record<string, string> = {
    'alg none': `${encode({ alg: 'none' })}.${body}.`,
    'alg None with a signature': `${encode({ alg: 'None' })}.${body}.${signature}`,
    'no algorithm': forge(good, { alg: undefined }),
    'another secret': forge(good, {}, { key: 'y'.repeat(48) }),
    'an empty secret': forge(good, {}, { key: '' }),
    HS512: forge(good, { alg: 'HS512' }, { hash: 'sha512' }),
    RS256: `${rsaInput}.${signWith('sha256', Buffer.from(rsaInput), rsa).toString('base64url')}`,
    'RS256 by name, HMAC by key': forge(good, { alg: 'RS256' }),
    'kid of a file': forge(good, { kid: '../../dev/null' }, { key: '' }),
    'kid of a query': forge(good, { kid: "x' union select 'y" }, { key: 'y' }),
    'a key of its own': forge(good, { jwk: { kty: 'oct', k: encode('y') } }, { key: 'y' }),
    'an unknown critical extension': forge(good, { crit: ['b64'], b64: false }),
    'payload tampered with': `${head}.${admin}.${signature}`,
    'signature tampered with': `${head}.${body}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`,
    'signature cut': `${head}.${body}.${signature.slice(0, 20)}`,
    'no signature': `${head}.${body}.`,
    JWE: `${head}.${body}.${signature}.${body}.${signature}`,
    expired: forge({ ...good, exp: NOW - 1 }),
    'expiry as text': forge({ ...good, exp: '9999999999' }),
    'no expiry': forge(without(good, 'exp')),
    'issued in the far future': forge({ ...good, iat: NOW + 90 * 24 * HOUR, exp: NOW + 120 * 24 * HOUR }),
    'not issued': forge({ ...good, iat: null }),
    'not yet valid': forge({ ...good, nbf: NOW + HOUR }),
    'a number for a user': forge({ ...good, sub: 1 }),
    'an object for a user': forge({ ...good, sub: { in: [actor.id] } }),
    'a list for a session': forge({ ...good, sid: [good['sid']] }),
    'no session': forge(without(good, 'sid')),
    'no user': forge(without(good, 'sub')),
    'a session that never was': forge({ ...good, sid: 'b' }),
    'NUL in the session': forge({ ...good, sid: 'a\u0000b' }),
    'SQL in the session': forge({ ...good, sid: "' or 1=1 --" }),
    "another's session": forge({ ...good, sid: await sessionOf(other) }),
    'payload no JSON': `${encode({ alg: 'HS256' })}.${encode('nada')}.${signature}`,
    'payload null': forge(JSON.parse('null') as Json),
  }
  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(24)
  for (const [name, token] of Object.entries(forged)) await expectSignedOut(await bearer(token), name)
})

test('whatever is no single bearer token is refused alike', async () => {
  const good = forge(await claims())
  const headers: Record<string, string[]> = {
    empty: ['Authorization', ''],
    'Bearer alone': ['Authorization', 'Bearer'],
    'Bearer and a blank': ['Authorization', 'Bearer '],
    'two blanks': ['Authorization', `Bearer  ${good}`],
    'a tab': ['Authorization', `Bearer\t${good}`],
    'two tokens in one': ['Authorization', `Bearer ${good} ${good}`],
    'a list': ['Authorization', `Bearer ${good}, Bearer ${good}`],
    'no scheme': ['Authorization', good],
    Basic: ['Authorization', `Basic ${encode('helena:segredo')}`],
    'another scheme': ['Authorization', `Token ${good}`],
    'two headers': ['Authorization', `Bearer ${good}`, 'Authorization', `Bearer ${good}`],
    'two headers, one bad': ['Authorization', `Bearer ${good}`, 'authorization', 'Bearer x'],
    'a cookie': ['Cookie', `token=${good}; access_token=${good}; Authorization=Bearer ${good}`],
    'another header': ['X-Access-Token', good, 'Proxy-Authorization', `Bearer ${good}`],
    'letters beyond ASCII': ['Authorization', 'Bearer ção.ção.ção'],
    'a long one': ['Authorization', `Bearer ${'x'.repeat(12_000)}`],
    'a long one with dots': ['Authorization', `Bearer ${'x.'.repeat(6_000)}`],
  }
  for (const [name, header] of Object.entries(headers)) await expectSignedOut(await raw(header), name)
  for (const query of [`token=${good}`, `access_token=${good}`, `authorization=Bearer%20${good}`])
    await expectSignedOut(await raw([], `/users/me?${query}`), query.slice(0, 15))
})

test('a token whose session or user is gone, inactive or signed out is refused alike', async () => {
  const { prisma } = api.world.database
  const ended = await signedIn(api)
  await api.as(ended).post('/logout')
  const deleted = await signedIn(api)
  await prisma.user.delete({ where: { id: deleted.id } })
  const inactive = await signedIn(api)
  await prisma.user.update({ where: { id: inactive.id }, data: { is_active: false } })
  for (const [name, { token }] of Object.entries({ ended, deleted, inactive }))
    await expectSignedOut(await bearer(token), name)
})

test('headers too large to be read, and what is no HTTP, get an error of the usual shape', async () => {
  // All of it comes in one piece: what is left unread would have the line cut under the answer.
  const huge = await bearer('x'.repeat(30_000))
  expect([huge.status, huge.body['code']]).toEqual([431, 'headers_too_large'])
  expect(await bearer(forge(await claims()))).toMatchObject({ status: 200 })
  for (const line of [
    'GARBAGE\r\n\r\n',
    'GET /users/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a\u0000b\r\n\r\n',
  ]) {
    const answer = await speak(line)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      detail: 'Requisição inválida',
      code: 'bad_request',
    })
  }
})

async function speak(bytes: string): Promise<string> {
  const address = api.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}
