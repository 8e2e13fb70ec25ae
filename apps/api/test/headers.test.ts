import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from './api'
import { signedIn } from './factories'

let api: Api
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'lavra-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Lavra</title>')
  api = await startApi({}, web)
})
afterAll(() => api.close())

/** Everything from here, scripts only from files, inside nobody's frame. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
}
const others = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const directives = (header: string) =>
  Object.fromEntries(
    header.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]),
  )

test('every answer carries the strict policy and the other security headers: pages, calls, refusals and what is not there', async () => {
  const user = await signedIn(api)
  const answers = {
    page: await api.as(null).get('/').set('Accept', 'text/html'),
    call: await api.as(user).get('/users/me'),
    refusal: await api.as(null).get('/users/me'),
    malformed: await api.as(null).post('/users/', {}),
    documentation: await api.as(null).get('/docs/').set('Accept', 'text/html'),
    nothing: await api.as(null).get('/api/v1/nada'),
    'not even HTTP': await speak('GARBAGE\r\n\r\n'),
  }
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(directives(headers['content-security-policy'] ?? ''), name).toEqual(policy)
    expect(headers, name).toMatchObject(others)
    expect(headers['x-powered-by'], name).toBeUndefined()
  }
  expect(answers.call.headers['cache-control']).toBe('no-store')
})

test('every answer says what it is, and texts in which characters', async () => {
  const user = await signedIn(api)
  const kinds = {
    '/': 'text/html; charset=utf-8',
    '/users/me': 'application/json; charset=utf-8',
    '/api/v1/nada': 'application/json; charset=utf-8',
    '/openapi.json': 'application/json; charset=utf-8',
    '/metrics': 'text/plain; version=0.0.4; charset=utf-8',
  }
  for (const [path, kind] of Object.entries(kinds)) {
    const asked = api
      .as(path === '/metrics' ? { id: '', token: api.world.env.METRICS_TOKEN ?? '' } : user)
      .get(path)
    expect(
      (await asked.set('Accept', path === '/' ? 'text/html' : '*/*')).headers['content-type'],
      path,
    ).toBe(kind)
  }
})

test('no answer sets a cookie, allows another origin or knows TRACE', async () => {
  const user = await signedIn(api)
  for (const method of ['get', 'options', 'trace'] as const) {
    const answer = await supertest(api.server)
      [method]('/users/me')
      .set('Authorization', `Bearer ${user.token}`)
      .set('Origin', 'https://outro.exemplo')
    expect(answer.status, method).toBe(method === 'get' ? 200 : 404)
    expect(
      Object.keys(answer.headers).filter(
        (name) => name === 'set-cookie' || name.startsWith('access-control-'),
      ),
      method,
    ).toEqual([])
  }
})

/** What the server answers to bytes that no client would send. */
async function speak(bytes: string): Promise<{ headers: Record<string, string> }> {
  const socket = connect((api.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  const [, ...lines] = ((await text(socket)).split('\r\n\r\n')[0] ?? '').split('\r\n')
  return {
    headers: Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.split(': ').slice(1).join(': ')]),
    ),
  }
}
