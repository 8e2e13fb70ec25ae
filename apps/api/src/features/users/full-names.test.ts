import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { secondNode } from '../../../test/visitor'

let api: Api
let node: Api
let admin: Actor
let bruna: Actor

beforeAll(async () => {
  api = await startApi()
  node = await secondNode(api)
  admin = await signedIn(api, 'admin', { full_name: 'Helena  Conceição' })
  bruna = await signedIn(api, 'restricted', { full_name: 'Bruna Sales' })
})
afterAll(async () => {
  await node.close()
  await api.close()
})

const prisma = () => api.world.database.prisma
const emailOf = async ({ id }: Actor) => (await prisma().user.findUniqueOrThrow({ where: { id } })).email
const rename = async (who: Actor, full_name: string, on = api) =>
  on.as(who).put('/users/me', { full_name, email: await emailOf(who) })
const refusal = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]
const setActive = (id: string, is_active: boolean) =>
  api.as(admin).put(`/api/v1/users/${id}/active`, { is_active })
const register = (username: string, full_name: string) =>
  api.as(null).post('/users/', { username, email: `${username}@exemplo.com`, full_name, password: 'segredo' })

test('nobody takes the full name of an active colleague, however it is written', async () => {
  const same = [
    'Helena Conceição',
    'HELENA CONCEICAO',
    ' helena\u00a0conceic\u0327a\u0303o',
    'HeIena C0nceição',
  ]
  for (const name of same)
    expect([name, ...refusal(await rename(bruna, name))]).toEqual([name, 409, 'duplicate_full_name'])
  // What nobody can tell from it cannot be written at all.
  for (const name of ['helena\tconceição', 'Helena\u200b Conceição', 'Ｈelena Conceição', 'Неlеnа Conceição'])
    expect([name, ...refusal(await rename(bruna, name))]).toEqual([name, 422, 'validation_error'])
  expect(refusal(await register('nova', 'helena conceição'))).toEqual([409, 'duplicate_full_name'])
  expect((await rename(bruna, 'Helena Conceição')).body.detail).toBe(
    'Outro usuário do escritório já usa este nome completo. Acrescente um sobrenome que os distinga.',
  )
  expect((await rename(bruna, 'Helena Conceição Prado')).status).toBe(200)
  expect((await rename(admin, 'Helena Conceição')).status).toBe(200)
})

test('a name of before that hides signs is as good as the one that it reads like', async () => {
  const id = (await signedIn(api)).id
  const odd = [
    'Vera\u00adLins Reis',
    'Vera\u200b Lins Reis',
    'Vera Lins\u{e0052}\u{e0065} Reis',
    'Vera Lins\u2800Reis',
    'Vera Lins Reis\ufe0f',
    'Vеrа Lins Rеis',
    'Ｖera Lins Reis',
    'Vera\tLins\r\nReis',
  ]
  for (const full_name of odd) {
    await prisma().user.update({ where: { id }, data: { full_name } })
    expect([full_name, ...refusal(await rename(bruna, 'Vera Lins Reis'))]).toEqual([
      full_name,
      409,
      'duplicate_full_name',
    ])
  }
})

test('nearly a colleague’s name takes an administrator, who may know two people of the kind', async () => {
  const own = await signedIn(api, 'standard', { full_name: 'Otávio Lins Reis' })
  const near = [
    'Otávio Lins-Reis',
    'Otávio Lins Reis.',
    'Dr. Otavio Lins Reis',
    'DRA OTÁVIO LINS REIS',
    'Drª. Otávio Linsreis',
  ]
  for (const name of near) {
    expect([name, ...refusal(await register('imitador', name))]).toEqual([name, 409, 'similar_full_name'])
    expect([name, ...refusal(await rename(bruna, name))]).toEqual([name, 409, 'similar_full_name'])
  }
  const said = await api.as(admin).post('/users/', {
    username: 'otavio.filho',
    email: 'filho@exemplo.com',
    full_name: 'Otávio Lins-Reis',
    password: 'segredo',
  })
  expect(said.status).toBe(201)
  const namesake = { id: said.body.id as string, token: '' }
  expect((await setActive(namesake.id, false)).status).toBe(200)
  expect((await setActive(namesake.id, true)).status).toBe(200)
  // Those who are there already keep theirs, and nobody has the very same.
  expect((await rename(own, 'Dr. Otávio Lins Reis')).status).toBe(200)
  expect(refusal(await rename(own, 'Otávio Lins-Reis'))).toEqual([409, 'duplicate_full_name'])
  const invited = await api.as(admin).post('/api/v1/invitations/', {
    full_name: 'Dra. Bruna Sales',
    email: 'dra.bruna@exemplo.com',
    user_role: 'standard',
  })
  expect(invited.status).toBe(200)
})

test('of many who take one name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(api)))
  const answers = await Promise.all([
    ...people.map((who, at) => rename(who, 'Nome Disputado', at % 2 ? node : api)),
    register('disputa', 'Nome disputado'),
  ])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('those who already share a name go on working, and whoever was deactivated holds none', async () => {
  const [one, two] = [
    await signedIn(api, 'standard', { full_name: 'Ana Reis' }),
    await signedIn(api, 'standard', { full_name: 'Ana Reis' }),
  ]
  expect((await rename(one, 'ANA REIS')).status).toBe(200)
  for (const { id } of [one, two]) await setActive(id, false)
  const three = await signedIn(api)
  expect((await rename(three, 'Ana Reis')).status).toBe(200)
  expect(refusal(await setActive(one.id, true))).toEqual([409, 'duplicate_full_name'])
  expect((await rename(three, 'Ana Reis Lobo')).status).toBe(200)
  expect((await setActive(one.id, true)).status).toBe(200)
})

test('a case’s history and the trail show the user name where a full name could be somebody else’s', async () => {
  const client = await aClient(api)
  const lone = await signedIn(api, 'standard', { full_name: 'Rui Único' })
  const twin = await signedIn(api, 'standard', { full_name: 'Rui Gêmeo' })
  await signedIn(api, 'standard', { full_name: 'Rui Gemeo' })
  const made = async (who: Actor) =>
    (await api.as(who).post('/api/v1/cases/', caseBody(client.id))).body as { id: string }
  const { username } = await prisma().user.findUniqueOrThrow({ where: { id: twin.id } })
  for (const [who, shown] of [
    [lone, null],
    [twin, username],
  ] as const) {
    const { id } = await made(who)
    const { events } = (await api.as(bruna).get(`/api/v1/cases/${id}/history`)).body as {
      events: { actor_username: string | null }[]
    }
    expect(events.map(({ actor_username }) => actor_username)).toEqual([shown])
    const trail = (await api.as(admin).get(`/api/v1/audit?case_id=${id}`)).body as {
      events: { actor_username: string | null }[]
    }
    expect(trail.events.map(({ actor_username }) => actor_username)).toEqual([shown])
  }
})
