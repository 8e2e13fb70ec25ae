import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { truncateAll } from '../../../test/database'
import { signedIn } from '../../../test/factories'
import { anywhere, secondNode, visitor } from '../../../test/visitor'
import { hashing } from './passwords'

let api: Api
let node: Api
beforeAll(async () => {
  api = await startApi({ env: anywhere })
  node = await secondNode(api)
})
beforeEach(() => truncateAll(api.world.database))
afterAll(async () => {
  await node.close()
  await api.close()
})

const prisma = () => api.world.database.prisma
const person = (name: string, fields: object = {}) => ({
  username: name,
  email: `${name}@exemplo.com`,
  full_name: `Ana Lima ${name}`,
  password: 'segredo',
  ...fields,
})
const refusal = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]

test('of many who are first at once, one becomes administrator', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 ? api : node).as(null).post('/users/', person(`p${at}`))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(answers.filter(({ body }) => body.user_role === 'admin' && body.is_superuser === true)).toHaveLength(
    1,
  )
  expect(await prisma().user.count({ where: { OR: [{ user_role: 'admin' }, { is_superuser: true }] } })).toBe(
    1,
  )
})

test('of strangers who are first at once, one gets in', async () => {
  for (const { env } of [api.world, node.world]) delete env.ALLOW_REGISTRATION
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => visitor(at % 2 ? api : node).post('/users/', person(`p${at}`))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403])
  for (const { env } of [api.world, node.world]) env.ALLOW_REGISTRATION = true
})

test('of many who take one name or e-mail at once, one gets it', async () => {
  await signedIn(api, 'admin')
  const names = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      (at % 2 ? api : node)
        .as(null)
        .post('/users/', person('ana', { email: `a${at}@exemplo.com`, full_name: `Ana ${at}` })),
    ),
  )
  const emails = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      (at % 2 ? api : node).as(null).post('/users/', person(`b${at}`, { email: 'B@exemplo.com' })),
    ),
  )
  for (const [answers, code] of [
    [names, 'duplicate_username'],
    [emails, 'duplicate_email'],
  ] as const) {
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    expect(new Set(answers.filter(({ status }) => status === 400).map(({ body }) => body.code))).toEqual(
      new Set([code]),
    )
  }
})

test('nobody registers under what another signs in with, and signs are plain characters', async () => {
  expect(
    (await api.as(null).post('/users/', person('ana@exemplo.com', { email: 'ana@exemplo.com' }))).status,
  ).toBe(201)
  expect((await api.as(null).post('/users/', person('a_b'))).status).toBe(201)
  expect(
    refusal(await api.as(null).post('/users/', person('A_B@exemplo.com', { email: 'x@exemplo.com' }))),
  ).toEqual([400, 'duplicate_username'])
  expect(refusal(await api.as(null).post('/users/', person('outra', { email: 'Ana@Exemplo.com' })))).toEqual([
    400,
    'duplicate_email',
  ])
  expect(refusal(await api.as(null).post('/users/', person('A_B')))).toEqual([400, 'duplicate_username'])
  expect((await api.as(null).post('/users/', person('axb'))).status).toBe(201)
  for (const name of ['%', 'a_', '%@exemplo.com', 'a%'])
    expect((await visitor(api).signIn(name, 'segredo')).status, name).toBe(401)
  expect((await visitor(api).signIn('A_b', 'segredo')).body.user).toMatchObject({ username: 'a_b' })
})

test('fields that nobody may give change nothing', async () => {
  await signedIn(api, 'admin')
  const extra = {
    id: 'meu',
    user_role: 'admin',
    is_superuser: true,
    is_active: false,
    version: 9,
    password_hash: 'x',
    created_at: '2020-01-01T00:00:00.000Z',
    phone: '1',
  }
  const { status, body } = await api.as(null).post('/users/', person('ana', extra))
  expect([status, body]).toMatchObject([
    201,
    { user_role: 'standard', is_superuser: false, is_active: true, phone: null },
  ])
  expect(body.id).not.toBe('meu')
  const row = await prisma().user.findUniqueOrThrow({ where: { username: 'ana' } })
  expect(row.version).toBe(1)
  expect(row.password_hash).toMatch(/^\$2b\$/)
  for (const name of ['"__proto__":', '"constructor":{"prototype":']) {
    const json = JSON.stringify(person('bia')).replace(
      '{',
      `{${name}{"is_superuser":true}${name.endsWith('{"prototype":') ? '}' : ''},`,
    )
    expect(
      (await api.as(null).post('/users/').set('Content-Type', 'application/json').send(json)).status,
      json,
    ).toBe(422)
  }
  expect(await prisma().user.count()).toBe(2)
})

test('the trail says who was registered, and by whom', async () => {
  const admin = await signedIn(api, 'admin')
  await api.as(null).post('/users/', person('ana'))
  await api.as(admin).post('/users/', person('bia'))
  const events = await prisma().auditEvent.findMany({ where: { action: 'created' }, orderBy: { id: 'asc' } })
  const [ana, bia] = [
    await prisma().user.findUniqueOrThrow({ where: { username: 'ana' } }),
    await prisma().user.findUniqueOrThrow({ where: { username: 'bia' } }),
  ]
  expect(events).toMatchObject([
    { entity_id: ana.id, actor_id: ana.id, after: { username: 'ana', user_role: 'standard' } },
    { entity_id: bia.id, actor_id: admin.id, after: { username: 'bia', user_role: 'standard' } },
  ])
  expect(JSON.stringify(events)).not.toMatch(/segredo|\$2b/)
})

test('an unknown user, a wrong password and an inactive user cost the same work', async ({
  onTestFinished,
}) => {
  const { cost } = hashing
  onTestFinished(() => void (hashing.cost = cost))
  hashing.cost = 10
  await signedIn(api, 'admin')
  for (const name of ['ativa', 'inativa']) await api.as(null).post('/users/', person(name))
  await prisma().user.update({ where: { username: 'inativa' }, data: { is_active: false } })
  const best: Record<string, number> = { ninguem: Infinity, ativa: Infinity, inativa: Infinity }
  for (let round = 0; round < 8; round++) {
    for (const name of Object.keys(best)) {
      const before = process.cpuUsage()
      expect((await visitor(api).signIn(name, 'errada')).body.code, name).toBe('invalid_credentials')
      const { user, system } = process.cpuUsage(before)
      best[name] = Math.min(best[name] ?? Infinity, user + system)
    }
  }
  const times = Object.values(best)
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2)
})
