import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { petitions } from '@lavra/contracts/petitions'
import { registration } from '@lavra/contracts/accounts/registration'
import { system } from '@lavra/contracts/office/system'
import { users } from '@lavra/contracts/accounts/users'
import { startApi, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { twoNodes } from '../../../test/proxy'

let api: Api
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'lavra-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Lavra</title>')
  api = await startApi({}, web)
})
afterAll(() => api.close())

test('says that it lives, that it is ready, and what it is', async () => {
  expect((await api.as(null).get('/health')).body).toEqual({ status: 'ok' })
  expect((await api.as(null).get('/ready')).body).toEqual({
    status: 'ok',
    database: 'ok',
    jobs: 'ok',
    storage: 'ok',
  })
  for (const path of ['/info', '/api/v1/info'])
    expect((await api.as(null).get(path)).body).toMatchObject({
      name: 'Lavra',
      ai: { mode: 'offline', model: null },
      registration_open: true,
      max_upload_mb: 25,
    })
})

test('every call of the contract that is served stands in the OpenAPI document, and answers there', async () => {
  const { body } = await api.as(null).get('/openapi.json')
  expect(body.openapi).toBe('3.0.3')
  const served: Endpoint[] = [
    auth.signIn,
    registration.register,
    auth.signOut,
    users,
    clients,
    cases,
    petitions,
    system,
  ].flatMap((group) => ('method' in group ? [group] : Object.values(group)))
  for (const { method, path, mount, summary, access, refusals } of served) {
    const url = `${mount === 'root' || mount === 'both' ? '' : '/api/v1'}${path}`.replace(/(.)\/$/, '$1')
    const operation = body.paths[url]?.[method.toLowerCase()]
    expect(operation?.summary, `${method} ${url}`).toBe(summary)
    expect(operation.responses['401'] !== undefined, `${method} ${url}`).toBe(
      access !== 'public' || refusals?.includes(401) === true,
    )
  }
  expect((await api.as(null).get('/docs/')).text).toContain('Swagger UI')
})

test('a page gets the web app, an unknown call a JSON 404', async () => {
  for (const path of ['/', '/users', '/cases/1', '/petitions/petition_x/editor']) {
    const page = await api.as(null).get(path).set('Accept', 'text/html')
    expect([page.status, page.text], path).toEqual([200, '<!doctype html><title>Lavra</title>'])
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  }
  for (const path of ['/api/v1/nada', '/api/nada', '/assets/nada.js']) {
    const unknown = await api
      .as(null)
      .get(path)
      .set('Accept', path.startsWith('/api') ? 'text/html' : '*/*')
    expect([unknown.status, unknown.body.code], path).toEqual([404, 'not_found'])
    expect(unknown.body.request_id).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('bodies: an empty one counts as {}, a broken one is 422, an unknown kind 415', async () => {
  const user = await signedIn(api, 'admin')
  const post = (body: string, type = 'application/json') =>
    supertest(api.server)
      .post('/api/v1/clients/')
      .set('Authorization', `Bearer ${user.token}`)
      .set('Content-Type', type)
      .send(body)
  const empty = await post('')
  expect([empty.status, empty.body.detail[0].msg]).toEqual([422, 'Nome é obrigatório'])
  const broken = await post('{"name": ')
  expect([broken.status, broken.body.detail[0].loc]).toEqual([422, ['body']])
  expect((await post('a,b', 'text/csv')).status).toBe(415)
  expect((await post('{"name":"Ana","__proto__":{"user_role":"admin"}}')).status).toBe(422)
})

// A proxy below HTTP that is still sending when the node hangs up loses the node's answer.
test.skipIf(twoNodes)('a huge body is 413', async () => {
  const user = await signedIn(api, 'admin')
  expect((await api.as(user).post('/api/v1/clients/', { name: 'x'.repeat(6_000_000) })).status).toBe(413)
})

// Each node tells its own.
test.skipIf(twoNodes)('figures for Prometheus: requests by route, whoever asked for what', async () => {
  const user = await signedIn(api, 'admin')
  await api.as(user).get('/api/v1/clients/um-id-qualquer')
  await api.as(null).get('/api/nada-disto').set('Accept', '*/*')
  const figures = await api
    .as(null)
    .get('/metrics')
    .set('Authorization', `Bearer ${api.world.env.METRICS_TOKEN}`)
  expect([figures.status, figures.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ])
  expect(figures.text).toContain(
    'lavra_http_request_duration_seconds_count{method="GET",route="/api/v1/clients/:id",status="404"}',
  )
  expect(figures.text).toContain('process_cpu_seconds_total')
  expect(figures.text).not.toMatch(/um-id-qualquer|nada-disto/)
})
