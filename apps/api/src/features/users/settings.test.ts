import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi()
  // A newcomer's machine, whatever database this run is on.
  delete api.world.env.DATABASE_URL
  admin = await signedIn(api, 'admin')
})
beforeEach(async () => {
  await prisma().setting.deleteMany()
  delete api.world.env.ALLOW_REGISTRATION
})
afterAll(() => api.close())

const prisma = () => api.world.database.prisma
const PATH = '/api/v1/users/settings/system'
const save = (body: object) => api.as(admin).put(PATH, body)
const read = async () => (await api.as(admin).get(PATH)).body as Record<string, unknown>
const unset = {
  office_name: null,
  office_city: null,
  allow_registration: null,
  default_user_role: 'standard',
  send_confidential_to_ai: false,
  send_internal_to_ai: false,
  retention_case_years: 10,
  retention_session_days: 7,
  trash_days: 30,
}
const register = (fields: object = {}) => {
  const n = randomUUID().slice(0, 8)
  return api.as(null).post('/users/', {
    username: n,
    email: `${n}@exemplo.com`,
    full_name: `Nova ${n}`,
    password: 'segredo',
    ...fields,
  })
}

test('only an administrator reads and changes them', async () => {
  for (const [actor, status] of [
    [null, 401],
    [await signedIn(api), 403],
    [await signedIn(api, 'restricted'), 403],
  ] as const)
    for (const answer of [
      await api.as(actor).get(PATH),
      await api.as(actor).put(PATH, { allow_registration: true }),
    ])
      expect(answer.status).toBe(status)
  expect(await read()).toEqual(unset)
})

test('what is given is saved, what is absent stays, null takes back; the trail knows before and after', async () => {
  const first = await save({
    office_name: ' Martins & Prado ',
    office_city: 'São Paulo/SP',
    send_confidential_to_ai: true,
    send_internal_to_ai: true,
    id: 'x',
    nada: 1,
  })
  const given = {
    office_name: 'Martins & Prado',
    office_city: 'São Paulo/SP',
    send_confidential_to_ai: true,
    send_internal_to_ai: true,
  }
  expect([first.status, first.body]).toEqual([200, { ...unset, ...given }])
  const second = await save({ allow_registration: false, default_user_role: 'restricted', office_city: '' })
  expect(second.body).toEqual({
    ...first.body,
    allow_registration: false,
    default_user_role: 'restricted',
    office_city: null,
  })
  expect((await save({ allow_registration: null })).body).toEqual({
    ...second.body,
    allow_registration: null,
  })
  expect(await read()).toEqual({ ...second.body, allow_registration: null })
  const events = await prisma().auditEvent.findMany({
    where: { entity_type: 'settings' },
    orderBy: { id: 'asc' },
  })
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [
      { office_name: null, office_city: null, send_confidential_to_ai: false, send_internal_to_ai: false },
      given,
    ],
    [
      { office_city: 'São Paulo/SP', allow_registration: null, default_user_role: 'standard' },
      { office_city: null, allow_registration: false, default_user_role: 'restricted' },
    ],
    [{ allow_registration: false }, { allow_registration: null }],
  ])
  expect((await save({})).status).toBe(200)
  expect(await prisma().auditEvent.count({ where: { entity_type: 'settings' } })).toBe(3)
})

test('bad values are refused, and nothing of them is saved', async () => {
  const bad = [
    { default_user_role: 'dono' },
    { default_user_role: null },
    { allow_registration: 'true' },
    { send_confidential_to_ai: null },
    { office_name: 'x'.repeat(201) },
    { office_name: 'a\u0000' },
    { office_name: 7 },
  ]
  for (const body of bad)
    expect((await save({ office_city: 'Recife/PE', ...body })).status, JSON.stringify(body)).toBe(422)
  expect((await save([])).status).toBe(422)
  expect(await prisma().setting.count()).toBe(0)
})

test('who may register is decided by the office, else by the server, and by an administrator always', async () => {
  const open = async () => (await api.as(null).get('/info')).body.registration_open as boolean
  expect([(await register()).status, await open()]).toEqual([201, true])
  api.world.env.ALLOW_REGISTRATION = false
  const closed = await register()
  expect([closed.status, closed.body.detail, await open()]).toEqual([
    403,
    'O cadastro de novos usuários está fechado',
    false,
  ])
  await save({ allow_registration: true })
  expect([(await register()).status, await open()]).toEqual([201, true])
  api.world.env.ALLOW_REGISTRATION = true
  await save({ allow_registration: false })
  expect([(await register()).status, await open()]).toEqual([403, false])
  const n = randomUUID().slice(0, 8)
  const body = { username: n, email: `${n}@exemplo.com`, full_name: `Nova ${n}`, password: 'segredo' }
  expect((await api.as(await signedIn(api)).post('/users/', body)).status).toBe(403)
  expect((await api.as(admin).post('/users/', body)).status).toBe(201)
  await save({ default_user_role: 'restricted', allow_registration: true })
  expect((await register({ user_role: 'admin' })).body).toMatchObject({
    user_role: 'restricted',
    is_superuser: false,
  })
})

test('a row that cannot be read keeps nobody out', async () => {
  const broken = {
    office_name: 5,
    office_city: ['x'],
    allow_registration: 'talvez',
    default_user_role: 'dono',
    send_confidential_to_ai: 'sim',
    send_internal_to_ai: 1,
    unknown: {},
  }
  await prisma().setting.createMany({ data: Object.entries(broken).map(([key, value]) => ({ key, value })) })
  expect(await read()).toEqual(unset)
  const { username } = await prisma().user.findUniqueOrThrow({ where: { id: admin.id } })
  expect((await api.as(null).post('/token').type('form').send({ username, password: PASSWORD })).status).toBe(
    200,
  )
  expect((await register()).body).toMatchObject({ user_role: 'standard' })
  expect((await api.as(null).get('/info')).status).toBe(200)
  expect((await save({ office_name: 'Outra' })).body).toEqual({ ...unset, office_name: 'Outra' })
})

test('periods are whole numbers within bounds', async () => {
  const periods = { retention_case_years: 20, retention_session_days: 1 }
  expect((await save(periods)).body).toMatchObject(periods)
  const years = [0, 31, 1.5, '5', null].map((retention_case_years) => ({ retention_case_years }))
  for (const wrong of [...years, { retention_session_days: 8 }])
    expect([wrong, (await save(wrong)).status]).toEqual([wrong, 422])
})
