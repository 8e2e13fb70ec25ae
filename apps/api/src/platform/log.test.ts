import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { PASSWORD, signedIn } from '../../test/factories'
import { anywhere, visitor } from '../../test/visitor'
import { makeLog } from './log'

let text = ''
const log = makeLog(
  { LOG_LEVEL: 'info' },
  new Writable({ write: (line, _, done) => done(void (text += String(line))) }),
)
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

let api: Api
beforeAll(async () => {
  api = await startApi({ env: { ...anywhere, LOG_LEVEL: 'info' }, log })
})
afterAll(() => api.close())
beforeEach(() => (text = ''))

test('whoever is refused for want of a right is told: who, where, what, but not what was looked for', async () => {
  const user = await signedIn(api)
  const answer = await api.as(user).get('/api/v1/audit?search=segredo').set('X-Forwarded-For', '203.0.113.77')
  expect(answer.status).toBe(403)
  const [told, ...more] = lines()
  expect(more).toEqual([])
  expect(told).toMatchObject({
    level: 40,
    msg: 'forbidden',
    user_id: user.id,
    reqId: answer.body.request_id,
    req: { method: 'GET', path: '/api/v1/audit', address: '203.0.113.77' },
  })
  expect(new Date(Number(told?.['time'])).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(text).not.toContain('segredo')
})

test('so is whoever comes to a limit, and what another site’s page sends', async () => {
  const { address, signIn, post } = visitor(api)
  for (let i = 0; i < 11; i++) await signIn('ninguem', PASSWORD)
  expect(lines()).toMatchObject([{ msg: 'too_many_attempts', req: { path: '/token', address } }])
  expect((await post('/users/', {}).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403)
  expect(lines()[1]).toMatchObject({ msg: 'foreign_site', req: { path: '/users/', address } })
  expect(text).not.toContain(PASSWORD)
})

test('an ordinary day writes nothing', async () => {
  const user = await signedIn(api)
  for (const path of ['/users/me', '/api/v1/clients/nenhum', '/api/v1/clients/?limit=x'])
    await api.as(user).get(path)
  await api.as(null).get('/users/me')
  expect(text).toBe('')
})

test('what looks like a secret is masked, and a value cannot begin a line of its own', () => {
  log.warn(
    {
      password: 'a',
      user: { token: 'b' },
      request: { headers: { authorization: 'c' } },
      name: 'Ana\n{"level":60,"msg":"falso"}',
    },
    'teste\nfalso',
  )
  const [line, ...more] = lines()
  expect(more).toEqual([])
  expect(line).toMatchObject({
    password: '[oculto]',
    user: { token: '[oculto]' },
    request: { headers: { authorization: '[oculto]' } },
    msg: 'teste\nfalso',
  })
})
