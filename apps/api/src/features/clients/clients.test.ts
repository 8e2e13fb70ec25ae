import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, signedIn } from '../../../test/factories'

let api: Api
let admin: Actor
let standard: Actor

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
  standard = await signedIn(api, 'standard')
})
afterAll(() => api.close())

test('requires authentication', async () => {
  for (const answer of [
    await api.as(null).get('/api/v1/clients/'),
    await api.as(null).post('/api/v1/clients/', { name: 'Ana' }),
  ]) {
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.body).toMatchObject({ detail: 'Não autenticado' })
  }
})

test('an administrator creates a client and everybody finds it', async () => {
  const body = {
    name: '  Padaria Três Irmãos  ',
    email: 'Contato@Padaria.exemplo.com',
    phone: '(11) 3456-7890',
    client_type: 'corporate',
  }
  const created = await api.as(admin).post('/api/v1/clients/', body)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: 'Padaria Três Irmãos',
    email: 'contato@padaria.exemplo.com',
    status: 'active',
    cases_count: 0,
    version: 1,
  })
  expect(created.headers['etag']).toBe('"1"')
  for (const search of ['padaria tres', 'PADARIA', 'contato@', '1134567890', '(11) 3456']) {
    const found = await api.as(standard).get(`/api/v1/clients/?search=${encodeURIComponent(search)}`)
    expect(
      found.body.clients.map((client: { id: string }) => client.id),
      search,
    ).toEqual([created.body.id])
    expect(found.body.total).toBe(1)
  }
})

test('the list answers with and without a trailing slash, newest first, paged without repeats', async () => {
  for (let i = 0; i < 5; i++) await aClient(api, { name: `Paginado ${i}` })
  const seen: string[] = []
  for (let skip = 0; skip < 5; skip += 2) {
    const page = await api.as(standard).get(`/api/v1/clients?search=paginado&limit=2&skip=${skip}`)
    expect(page.body.total).toBe(5)
    seen.push(...page.body.clients.map((client: { name: string }) => client.name))
  }
  expect(seen).toEqual([4, 3, 2, 1, 0].map((i) => `Paginado ${i}`))
})

test('% and _ in a search are plain characters', async () => {
  await aClient(api, { name: 'Cem_por%cento' })
  const plain = await api.as(standard).get(`/api/v1/clients/?search=${encodeURIComponent('m_por%c')}`)
  expect(plain.body.total).toBe(1)
  const none = await api.as(standard).get(`/api/v1/clients/?search=${encodeURIComponent('%%%')}`)
  expect(none.body.total).toBe(0)
})

test('a second client with the same e-mail is refused, also when two come at once', async () => {
  const body = { name: 'Um', email: 'mesmo@exemplo.com' }
  const answers = await Promise.all([
    api.as(admin).post('/api/v1/clients/', body),
    api.as(admin).post('/api/v1/clients/', body),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400])
  const refused = answers.find((answer) => answer.status === 400)
  expect(refused?.body).toMatchObject({ code: 'duplicate_email', detail: 'E-mail já cadastrado' })
})

test('bad input is refused whole, all problems at once', async () => {
  const before = await api.world.database.prisma.client.count()
  const answer = await api
    .as(admin)
    .post('/api/v1/clients/', { name: ' ', email: 'sem-arroba', phone: '1'.repeat(21), client_type: 'outro' })
  expect(answer.status).toBe(422)
  const said = answer.body.detail.map((problem: { loc: string[]; msg: string }) => [
    problem.loc.join('.'),
    problem.msg,
  ])
  expect(said).toContainEqual(['body.name', 'Nome é obrigatório'])
  expect(said).toContainEqual(['body.email', 'Email inválido'])
  expect(said.map(([loc]: string[]) => loc)).toEqual(
    expect.arrayContaining(['body.phone', 'body.client_type']),
  )
  const types = await api
    .as(admin)
    .post('/api/v1/clients/', { name: ['Ana'], email: 7, phone: {}, client_type: null })
  expect(types.body.detail.map((problem: { msg: string }) => problem.msg)).toEqual([
    'Nome é obrigatório',
    ...Array<string>(3).fill('Valor inválido'),
  ])
  const list = await api.as(admin).post('/api/v1/clients/', [])
  expect(list.body.detail).toEqual([{ loc: ['body'], msg: 'Valor inválido', type: 'invalid_type' }])
  expect((await api.as(admin).get('/api/v1/clients/?limit=1001')).status).toBe(422)
  expect((await api.as(admin).post('/api/v1/clients/', { name: 'a\u0000b' })).status).toBe(422)
  expect(await api.world.database.prisma.client.count()).toBe(before)
})

test('only administrators create clients; unknown fields change nothing', async () => {
  for (const role of ['standard', 'restricted'] as const) {
    const answer = await api.as(await signedIn(api, role)).post('/api/v1/clients/', { name: 'Não pode' })
    expect(answer.status).toBe(403)
    expect(answer.body.detail).toBe('Permissão insuficiente')
  }
  const created = await api
    .as(admin)
    .post('/api/v1/clients/', { name: 'Extra', id: 'meu-id', version: 99, cases_count: 7 })
  expect(created.body).toMatchObject({ version: 1, cases_count: 0 })
  expect(created.body.id).not.toBe('meu-id')
})
