import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { anywhere, secondNode, visitor } from '../../../test/visitor'

let api: Api
let node: Api
let later = 0
beforeAll(async () => {
  api = await startApi({ env: anywhere, clock: () => new Date(Date.now() + later) })
  node = await secondNode(api)
})
afterAll(async () => {
  await node.close()
  await api.close()
})

const DAY = 86_400_000
const prisma = () => api.world.database.prisma
const me = async (on: Api, actor: Actor) => (await on.as(actor).get('/users/me')).status
const events = (action: string, actor: Actor) =>
  prisma().auditEvent.findMany({
    where: { action, entity_id: actor.id },
    orderBy: { at: 'asc' },
    omit: { id: true, at: true, request_id: true },
  })

/** A user with one more session than his own. */
async function twice(): Promise<[Actor, Actor]> {
  const first = await signedIn(api)
  const { username } = await prisma().user.findUniqueOrThrow({ where: { id: first.id } })
  const answer = await visitor(api).signIn(username, PASSWORD)
  return [first, { id: first.id, token: answer.body.access_token as string }]
}

test('signing out ends its own session, on every node, and only that one', async () => {
  const [first, second] = await twice()
  expect([await me(node, first), await me(node, second)]).toEqual([200, 200])
  expect((await node.as(first).post('/logout')).status).toBe(204)
  expect([await me(api, first), await me(node, first), await me(api, second)]).toEqual([401, 401, 200])
  expect((await api.as(null).post('/logout')).status).toBe(401)
  expect(await events('signed_out', first)).toMatchObject([{ actor_id: first.id, entity_type: 'user' }])
})

test('a changed password ends the other sessions; a deactivation all of them; a change of role none', async () => {
  const [first, second] = await twice()
  const body = { current_password: PASSWORD, new_password: 'outra-senha' }
  const changed = await api.as(first).post('/api/v1/users/me/change-password', body)
  expect([changed.status, changed.body]).toEqual([200, { message: 'Senha alterada com sucesso!' }])
  expect([
    await me(api, first),
    await me(node, first),
    await me(api, second),
    await me(node, second),
  ]).toEqual([200, 200, 401, 401])
  const admin = await signedIn(api, 'admin')
  expect((await node.as(first).get('/api/v1/users/list')).status).toBe(200)
  expect((await api.as(admin).put(`/api/v1/users/${first.id}/role?new_role=restricted`)).status).toBe(200)
  expect([await me(node, first), (await node.as(first).get('/api/v1/users/list')).status]).toEqual([200, 403])
  expect((await node.as(admin).put(`/api/v1/users/${first.id}/active`, { is_active: false })).status).toBe(
    200,
  )
  expect([await me(api, first), await me(node, first)]).toEqual([401, 401])
  expect((await api.as(admin).put(`/api/v1/users/${first.id}/active`, { is_active: true })).status).toBe(200)
  expect(await me(api, first)).toBe(401)
})

test('whoever signs in again out of a session gets a new one in its place; another user’s stays', async () => {
  const [first, second] = await twice()
  const { username } = await prisma().user.findUniqueOrThrow({ where: { id: first.id } })
  const again = await visitor(api).signIn(username, PASSWORD).set('Authorization', `Bearer ${first.token}`)
  const third = { id: first.id, token: again.body.access_token as string }
  expect([await me(api, first), await me(node, first), await me(api, second), await me(api, third)]).toEqual([
    401, 401, 200, 200,
  ])
  const other = await signedIn(api)
  expect(
    (await visitor(api).signIn(username, PASSWORD).set('Authorization', `Bearer ${other.token}`)).status,
  ).toBe(200)
  expect(await me(api, other)).toBe(200)
})

test('a session lives thirty days at most, and seven without use', async () => {
  const [, used] = await twice()
  const [, idle] = await twice()
  const seen: number[] = []
  for (const day of [6, 12, 18, 24, 29.9, 30.1]) {
    later = day * DAY
    seen.push(await me(api, used))
    if (day === 12) expect(await me(api, idle)).toBe(401)
  }
  later = 0
  expect(seen).toEqual([200, 200, 200, 200, 200, 401])
})

test('a session knows where it was opened, and the trail who signed in', async () => {
  const actor = await signedIn(api)
  const { username, full_name } = await prisma().user.findUniqueOrThrow({ where: { id: actor.id } })
  const here = visitor(api)
  await here.signIn(username, 'errada')
  await here.signIn(username, PASSWORD).set('User-Agent', `Navegador ${'x'.repeat(400)}`)
  const session = await prisma().session.findFirstOrThrow({
    where: { user_id: actor.id, address: here.address },
  })
  expect(session.user_agent).toMatch(/^Navegador x{290}$/)
  expect(await events('signed_in', actor)).toMatchObject([
    { actor_id: actor.id, actor_name: full_name, address: here.address, before: null, after: null },
  ])
  const failed = await events('sign_in_failed', actor)
  expect(failed).toMatchObject([
    { actor_id: null, actor_name: null, after: { username }, address: here.address },
  ])
  expect(JSON.stringify(failed)).not.toContain('errada')
})

test('a session opened with a password that is just being reset does not outlive it', async () => {
  const body = {
    username: 'corrida',
    email: 'corrida@exemplo.com',
    full_name: 'Corrida',
    password: 'senha-velha',
  }
  await api.as(await signedIn(api, 'admin')).post('/users/', body)
  const { id } = await prisma().user.findUniqueOrThrow({ where: { username: body.username } })
  for (let round = 0; round < 6; round++) {
    const old = round === 0 ? body.password : `senha-${round - 1}`
    const asked = await api.as(null).post('/password-reset/request', { email: body.email })
    await prisma().attempt.deleteMany()
    const token = String(asked.body.message).split(' ').at(-1)
    const [opened] = await Promise.all([
      visitor(node).signIn(body.username, old),
      api.as(null).post('/password-reset/confirm', { token, new_password: `senha-${round}` }),
    ])
    if (opened.status === 200)
      expect(await me(api, { id, token: opened.body.access_token as string }), `round ${round}`).toBe(401)
    expect(await prisma().session.count({ where: { user_id: id } })).toBe(0)
  }
})
