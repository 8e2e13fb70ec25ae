import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { secondNode } from '../../../test/visitor'

let api: Api
let node: Api
let admin: Actor
let standard: Actor
let restricted: Actor
beforeAll(async () => {
  api = await startApi()
  node = await secondNode(api)
  admin = await signedIn(api, 'admin')
  standard = await signedIn(api, 'standard')
  restricted = await signedIn(api, 'restricted')
})
afterAll(async () => {
  await node.close()
  await api.close()
})

const prisma = () => api.world.database.prisma
const row = (actor: Actor) => prisma().user.findUniqueOrThrow({ where: { id: actor.id } })
const trail = (id: string) =>
  prisma().auditEvent.findMany({
    where: { entity_id: id },
    orderBy: { id: 'asc' },
    select: { action: true, actor_id: true, before: true, after: true },
  })
const refusal = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]
const superuser = async (role: 'admin' | 'standard' = 'standard') => {
  const actor = await signedIn(api, role)
  await prisma().user.update({ where: { id: actor.id }, data: { is_superuser: true } })
  return actor
}
const onlyAdmins = (...actors: Actor[]) =>
  prisma().user.updateMany({
    where: { user_role: 'admin', id: { notIn: actors.map(({ id }) => id) } },
    data: { user_role: 'standard' },
  })

test('signed out, nothing of it answers', async () => {
  const id = admin.id
  const calls = [
    api.as(null).put('/users/me', {}),
    api.as(null).put('/api/v1/users/me', {}),
    api.as(null).post('/api/v1/users/me/change-password'),
    api.as(null).get('/api/v1/users/list'),
    api.as(null).put(`/api/v1/users/${id}/role?new_role=admin`),
    api.as(null).put(`/api/v1/users/${id}/active`),
    api.as(null).put(`/api/v1/users/${id}/toggle-superuser`),
    api.as(null).get('/api/v1/users/settings/system'),
    api.as(null).put('/api/v1/users/settings/system'),
  ]
  for (const answer of await Promise.all(calls))
    expect([answer.status, answer.body.detail]).toEqual([401, 'Não autenticado'])
})

test('everybody changes the own profile: what is absent stays, null and blank clear', async () => {
  for (const [path, actor] of [
    ['/users/me', restricted],
    ['/api/v1/users/me', standard],
  ] as const) {
    const email = `Nova.${randomUUID().slice(0, 8)}@Exemplo.com`
    const full_name = `Ana Lima ${actor.id}`
    const first = await api.as(actor).put(path, {
      full_name: ` ${full_name} `,
      email,
      phone: '(11) 3456-7890',
      oab_number: 'SP 1',
      specialization: 'Família',
    })
    expect([first.status, first.body]).toMatchObject([
      200,
      { id: actor.id, full_name, email: email.toLowerCase(), phone: '(11) 3456-7890', oab_number: 'SP 1' },
    ])
    const second = await api.as(actor).put(path, { full_name, email, oab_number: null, specialization: ' ' })
    expect(second.body).toMatchObject({ phone: '(11) 3456-7890', oab_number: null, specialization: null })
    expect((await api.as(actor).get('/users/me')).body).toEqual(second.body)
    expect(JSON.stringify(second.body)).not.toMatch(/password|hash|version/)
    expect((await trail(actor.id)).slice(-1)).toEqual([
      {
        action: 'updated',
        actor_id: actor.id,
        before: { oab_number: 'SP 1', specialization: 'Família' },
        after: { oab_number: null, specialization: null },
      },
    ])
  }
})

test('an e-mail is one user’s alone, however it is written, also as a user name and when two take it at once', async () => {
  const mine = (actor: Actor, email: string, on = api) =>
    on.as(actor).put('/users/me', { full_name: `Ana ${actor.id}`, email })
  const { email, username } = await row(admin)
  expect(refusal(await mine(standard, email.toUpperCase()))).toEqual([400, 'duplicate_email'])
  expect((await mine(admin, email)).status).toBe(200)
  await prisma().user.update({ where: { id: admin.id }, data: { username: 'chefe@exemplo.com' } })
  expect(refusal(await mine(standard, 'Chefe@exemplo.com'))).toEqual([400, 'duplicate_email'])
  await prisma().user.update({ where: { id: admin.id }, data: { username } })
  for (let round = 0; round < 5; round++) {
    const wanted = `corrida${round}@exemplo.com`
    const answers = await Promise.all([
      mine(standard, wanted),
      mine(restricted, wanted, node),
      mine(admin, wanted),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => body.code)).toEqual([
      'duplicate_email',
      'duplicate_email',
    ])
  }
})

test('a role that there is not is answered with those that there are', async () => {
  const roles = 'Escolha Administrador (admin), Padrão (standard) ou Restrito (restricted).'
  const put = (query: string) => api.as(admin).put(`/api/v1/users/${standard.id}/role${query}`)
  const invite = (user_role: unknown) =>
    api
      .as(admin)
      .post('/api/v1/invitations/', { full_name: 'Ana Nova', email: 'ana.nova@exemplo.com', user_role })
  for (const answer of [
    await put('?new_role=chefe'),
    await put(''),
    await invite('chefe'),
    await invite(undefined),
    await api.as(admin).put('/api/v1/users/settings/system', { default_user_role: 'x' }),
  ])
    expect([answer.status, answer.body.detail[0].msg]).toEqual([422, roles])
})

test('a profile lists all its problems, and changes nothing but itself', async () => {
  const bad = await api
    .as(standard)
    .put('/users/me', { full_name: ' ', email: 'x', phone: '1'.repeat(21), oab_number: 5 })
  expect(bad.status).toBe(422)
  expect(
    bad.body.detail.map((problem: { loc: string[]; msg: string }) => [
      problem.loc[1],
      problem.msg.split(' (')[0],
    ]),
  ).toEqual([
    ['full_name', 'Nome completo é obrigatório'],
    ['email', 'Email inválido'],
    ['phone', 'Texto longo demais'],
    ['oab_number', 'Valor inválido'],
  ])
  expect((await api.as(standard).put('/users/me', {})).body.detail).toHaveLength(2)
  expect((await api.as(standard).put('/users/me', { full_name: 'a\u0000', email: 'a@b.com' })).status).toBe(
    422,
  )
  const before = await row(standard)
  const extra = {
    id: admin.id,
    user_role: 'admin',
    is_superuser: true,
    is_active: false,
    username: 'outro',
    password_hash: 'x',
    created_at: '2020-01-01T00:00:00.000Z',
  }
  expect(
    (await api.as(standard).put('/users/me', { full_name: 'Só o nome', email: before.email, ...extra }))
      .status,
  ).toBe(200)
  const { version, updated_at, ...rest } = before
  expect(await row(standard)).toMatchObject({ ...rest, full_name: 'Só o nome', version: version + 1 })
  expect(updated_at).toBeInstanceOf(Date)
})

test('a password is changed by who knows it', async () => {
  const actor = await signedIn(api)
  const change = (current_password: string, new_password: string) =>
    api.as(actor).post('/api/v1/users/me/change-password', { current_password, new_password })
  const wrong = await change('errada', 'nova-senha')
  expect([...refusal(wrong), wrong.body.detail]).toEqual([400, 'wrong_password', 'Senha atual incorreta'])
  expect((await change(PASSWORD, '12345')).body.detail).toMatchObject([
    { loc: ['body', 'new_password'], msg: 'A senha deve ter no mínimo 6 caracteres' },
  ])
  expect((await change(PASSWORD, 'ã'.repeat(37))).status).toBe(422)
  expect((await change(PASSWORD, 'nova\u0000senha')).status).toBe(422)
  expect((await change('a\u0000b', 'nova-senha')).status).toBe(422)
  expect((await api.as(actor).post('/api/v1/users/me/change-password')).body.detail).toHaveLength(2)
  const both = await Promise.all([change(PASSWORD, ' nova senha '), change(PASSWORD, ' nova senha ')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await change('nova senha', 'x'.repeat(72))).status).toBe(400)
  expect((await change(' nova senha ', 'x'.repeat(72))).status).toBe(200)
  expect((await change('x'.repeat(73), 'outra-senha')).status).toBe(400)
  const actions = (await trail(actor.id)).map(({ action, before, after }) => [action, before, after])
  expect(actions).toEqual([
    ['password_changed', null, null],
    ['password_changed', null, null],
  ])
})

test('staff list the users, newest first, ties by id, page by page', async () => {
  const created_at = new Date('2031-01-01T00:00:00.000Z')
  const made = await Promise.all(Array.from({ length: 5 }, () => signedIn(api)))
  await prisma().user.updateMany({ where: { id: { in: made.map(({ id }) => id) } }, data: { created_at } })
  const ids = async (query: string, actor = standard) => {
    const { status, body } = await api.as(actor).get(`/api/v1/users/list${query}`)
    expect(status).toBe(200)
    return (body as { id: string }[]).map(({ id }) => id)
  }
  const all = await ids('')
  expect(all.slice(0, 5)).toEqual(
    made
      .map(({ id }) => id)
      .sort()
      .reverse(),
  )
  expect([
    ...(await ids('?limit=2', admin)),
    ...(await ids('?skip=2&limit=2')),
    ...(await ids('?skip=4')),
  ]).toEqual(all)
  expect(await ids('?skip=100000')).toEqual([])
  expect(JSON.stringify((await api.as(admin).get('/api/v1/users/list')).body)).not.toMatch(/password|\$2b/)
  for (const query of ['?limit=1001', '?limit=0', '?skip=-1', '?skip=x'])
    expect((await api.as(admin).get(`/api/v1/users/list${query}`)).status, query).toBe(422)
  const refused = await api.as(restricted).get('/api/v1/users/list')
  expect([refused.status, refused.body.detail]).toEqual([403, 'Permissão insuficiente'])
})

test('an administrator sets roles, not the own one; the trail knows before and after', async () => {
  const actor = await signedIn(api)
  const set = (by: Actor, id: string, role: string) =>
    api.as(by).put(`/api/v1/users/${id}/role?new_role=${role}`)
  const done = await set(admin, actor.id, 'restricted')
  expect([done.status, done.body]).toMatchObject([200, { id: actor.id, user_role: 'restricted' }])
  expect((await set(admin, actor.id, 'restricted')).status).toBe(200)
  expect(await trail(actor.id)).toEqual([
    {
      action: 'role_changed',
      actor_id: admin.id,
      before: { user_role: 'standard' },
      after: { user_role: 'restricted' },
    },
  ])
  for (const role of ['admin', 'standard'])
    expect(refusal(await set(admin, admin.id, role))).toEqual([400, 'own_role'])
  expect((await set(admin, actor.id, 'dono')).status).toBe(422)
  expect((await api.as(admin).put(`/api/v1/users/${actor.id}/role`)).status).toBe(422)
  const unknown = await set(admin, randomUUID(), 'admin')
  expect([unknown.status, unknown.body.detail]).toEqual([404, 'Usuário não encontrado'])
  for (const by of [standard, restricted]) expect((await set(by, by.id, 'admin')).status).toBe(403)
})

test('an administrator deactivates and reactivates others', async () => {
  const actor = await signedIn(api)
  const set = (by: Actor, id: string, body: object) => api.as(by).put(`/api/v1/users/${id}/active`, body)
  const off = await set(admin, actor.id, { is_active: false })
  expect([off.status, off.body]).toMatchObject([200, { is_active: false }])
  expect((await set(admin, actor.id, { is_active: true })).body).toMatchObject({ is_active: true })
  expect((await trail(actor.id)).map(({ before, after }) => [before, after])).toEqual([
    [{ is_active: true }, { is_active: false }],
    [{ is_active: false }, { is_active: true }],
  ])
  for (const is_active of [true, false])
    expect(refusal(await set(admin, admin.id, { is_active }))).toEqual([400, 'own_account'])
  for (const body of [{}, { is_active: 'false' }, { is_active: null }, { is_active: 0 }])
    expect((await set(admin, actor.id, body)).status).toBe(422)
  expect((await set(admin, randomUUID(), { is_active: false })).status).toBe(404)
  for (const by of [standard, restricted])
    expect((await set(by, actor.id, { is_active: false })).status).toBe(403)
})

test('two administrators who take each other’s rights at once leave one', async () => {
  const ways = {
    role: (by: Actor, of: Actor, on: Api) => on.as(by).put(`/api/v1/users/${of.id}/role?new_role=standard`),
    active: (by: Actor, of: Actor, on: Api) =>
      on.as(by).put(`/api/v1/users/${of.id}/active`, { is_active: false }),
  }
  for (const [name, take] of Object.entries(ways)) {
    for (let round = 0; round < 6; round++) {
      const [one, other] = [await signedIn(api, 'admin'), await signedIn(api, 'admin')]
      await onlyAdmins(one, other)
      const answers = await Promise.all([take(one, other, api), take(other, one, node)])
      const statuses = answers.map(({ status }) => status).sort()
      // The slower one may already be told that it is no administrator any more, or signed out, before it is
      // counted as the last.
      expect(statuses[0], name).toBe(200)
      expect([401, 403, 409], name).toContain(statuses[1])
      for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('last_admin')
      expect(await prisma().user.count({ where: { user_role: 'admin', is_active: true } }), name).toBe(1)
    }
  }
  admin = await signedIn(api, 'admin')
})

test('the last administrator cannot go, decided by who is active', async () => {
  const [one, other] = [await signedIn(api, 'admin'), await signedIn(api, 'admin')]
  await onlyAdmins(one, other)
  // As an administrator whose own role is taken while his request is on its way.
  const ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  const { setRole, setActive } = await import('./service')
  await prisma().user.update({ where: { id: one.id }, data: { is_active: false } })
  await expect(setRole(ctx, other.id, 'standard')).rejects.toMatchObject({
    status: 409,
    code: 'last_admin',
    message: 'O escritório precisa de pelo menos um administrador ativo',
  })
  await expect(setActive(ctx, other.id, false)).rejects.toMatchObject({ status: 409, code: 'last_admin' })
  await expect(setRole(ctx, one.id, 'standard')).resolves.toMatchObject({ user_role: 'standard' })
  admin = await signedIn(api, 'admin')
})

test('superusers make superusers, and one always remains', async () => {
  await prisma().user.updateMany({ data: { is_superuser: false } })
  const toggle = (by: Actor, id: string, on = api) => on.as(by).put(`/api/v1/users/${id}/toggle-superuser`)
  const one = await superuser()
  expect(refusal(await toggle(one, one.id))).toEqual([409, 'last_superuser'])
  const made = await toggle(one, standard.id)
  expect([made.status, made.body]).toMatchObject([200, { id: standard.id, is_superuser: true }])
  expect((await trail(standard.id)).slice(-1)).toEqual([
    {
      action: 'role_changed',
      actor_id: one.id,
      before: { is_superuser: false },
      after: { is_superuser: true },
    },
  ])
  expect((await toggle(one, standard.id)).body).toMatchObject({ is_superuser: false })
  expect((await toggle(admin, standard.id)).status).toBe(403)
  expect((await toggle(standard, standard.id)).status).toBe(403)
  expect((await toggle(one, randomUUID())).status).toBe(404)
  for (let round = 0; round < 5; round++) {
    const other = await superuser()
    await prisma().user.update({ where: { id: one.id }, data: { is_superuser: true } })
    await Promise.all([toggle(one, other.id), toggle(other, one.id, node)])
    expect(await prisma().user.count({ where: { is_superuser: true, is_active: true } })).toBe(1)
    await prisma().user.updateMany({ where: { id: { not: one.id } }, data: { is_superuser: false } })
  }
})
