import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

let last = 0
const somebody = () => ({
  username: `estranho${++last}`,
  email: `estranho${last}@exemplo.com`,
  full_name: `Estranho ${last}`,
  password: PASSWORD,
})
const known = (username: string) => api.world.database.prisma.user.count({ where: { username } })
const register = (headers: Record<string, string>) => {
  const body = somebody()
  return { body, sent: supertest(api.server).post('/users/').set(headers) }
}

test('a page of another site cannot register anybody by a form that its visitor’s browser sends here', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const { body, sent } = register({ 'Content-Type': type })
    const answer = await sent.send(
      type === 'text/plain' ? JSON.stringify(body) : new URLSearchParams(body).toString(),
    )
    expect([answer.status, await known(body.username)], type).toEqual([type === 'text/plain' ? 422 : 415, 0])
  }
  const { body, sent } = register({ 'Content-Type': 'application/json' })
  expect([(await sent.send(body)).status, await known(body.username)]).toEqual([201, 1])
})

test('whatever a browser says comes from elsewhere changes nothing; from here, or from no browser, it does', async () => {
  for (const site of ['cross-site', 'same-site', 'novo']) {
    const { body, sent } = register({ 'Sec-Fetch-Site': site })
    const answer = await sent.send(body)
    expect([answer.status, answer.body.code, await known(body.username)], site).toEqual([
      403,
      'foreign_site',
      0,
    ])
  }
  for (const site of ['same-origin', 'none'])
    expect((await register({ 'Sec-Fetch-Site': site }).sent.send(somebody())).status, site).toBe(201)
  const user = await signedIn(api)
  const { username } = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })
  const enter = supertest(api.server)
    .post('/token')
    .type('form')
    .set('Sec-Fetch-Site', 'cross-site')
    .send({ username, password: PASSWORD })
  expect((await enter).status).toBe(403)
  expect((await api.as(user).post('/logout').set('Sec-Fetch-Site', 'cross-site')).status).toBe(403)
  expect((await api.as(user).get('/users/me').set('Sec-Fetch-Site', 'cross-site')).status).toBe(200)
})
