import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { deliverReset } from './service'

let api: Api
beforeAll(async () => {
  // Its queue has to be there before something is sent to it within a transaction.
  api = await startApi({ jobs: [{ ...deliverReset, handler: () => Promise.resolve() }] })
})
afterAll(() => api.close())

const registration = (fields: Record<string, unknown> = {}) => {
  const n = randomUUID().slice(0, 8)
  return {
    username: `Ana${n}`,
    email: `Ana${n}@exemplo.com`,
    full_name: `Ana Lima ${n}`,
    password: ' segredo com espaços ',
    ...fields,
  }
}
const signIn = (username: string, password: string, path = '/token') =>
  api.as(null).post(path).type('form').send({ username, password })

test('without a token, or with a bad one, nobody is signed in', async () => {
  expect((await api.as(null).get('/users/me')).status).toBe(401)
  const forged = [
    '',
    'x.y.z',
    api.app.jwt.sign({ sub: 'a', sid: 'b' }),
    api.app.jwt.sign({ sub: 'a', sid: 'b' }, { expiresIn: -1 }),
  ]
  for (const token of forged) {
    const answer = await api.as({ id: '', token }).get('/users/me')
    expect(answer.status, token).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  }
})

test('the first user becomes administrator, later ones get the default role', async () => {
  const first = await api.as(null).post('/users/', registration())
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ user_role: 'admin', is_superuser: true, is_active: true })
  const second = await api
    .as(null)
    .post('/api/v1/users', registration({ user_role: 'admin', is_superuser: true }))
  expect(second.body).toMatchObject({ user_role: 'standard', is_superuser: false })
  expect(JSON.stringify(second.body)).not.toMatch(/password|hash/)
})

test('signs in by user name or e-mail, reads the user, signs out', async () => {
  const body = registration()
  const { body: user } = await api.as(null).post('/users/', body)
  for (const name of [body.username, body.username.toUpperCase(), body.email.toLowerCase()]) {
    for (const path of ['/token', '/api/v1/token']) {
      const answer = await signIn(name, body.password, path)
      expect(answer.status, name).toBe(200)
      expect(answer.body).toMatchObject({
        token_type: 'bearer',
        expires_in: 2_592_000,
        user: { id: user.id },
      })
      const actor = { id: user.id as string, token: answer.body.access_token as string }
      expect((await api.as(actor).get('/api/v1/users/me')).body).toEqual(user)
      expect((await api.as(actor).post('/logout')).status).toBe(204)
      expect((await api.as(actor).get('/users/me')).status).toBe(401)
    }
  }
})

test('an unknown user and a wrong password answer alike; an inactive user is told', async () => {
  const actor = await signedIn(api)
  const user = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: actor.id } })
  for (const answer of [
    await signIn('ninguem', PASSWORD),
    await signIn(user.username, 'errada'),
    await signIn(user.username, ` ${PASSWORD}`),
  ]) {
    expect(answer.status).toBe(401)
    expect(answer.body.detail).toBe('Credenciais inválidas')
  }
  await api.world.database.prisma.user.update({ where: { id: actor.id }, data: { is_active: false } })
  expect((await signIn(user.username, PASSWORD)).status).toBe(403)
  expect((await api.as(actor).get('/users/me')).status).toBe(401)
})

test('an expired session and one without use for a week are dead', async () => {
  for (const data of [
    { expires_at: new Date(Date.now() - 1000) },
    { last_used_at: new Date(Date.now() - 8 * 86_400_000) },
  ]) {
    const actor = await signedIn(api)
    expect((await api.as(actor).get('/users/me')).status).toBe(200)
    await api.world.database.prisma.session.updateMany({ where: { user_id: actor.id }, data })
    expect((await api.as(actor).get('/users/me')).status).toBe(401)
  }
})

test('taken names are refused', async () => {
  const body = registration()
  await api.as(null).post('/users/', body)
  const sameName = await api.as(null).post('/users/', registration({ username: body.username.toLowerCase() }))
  expect([sameName.status, sameName.body.code]).toEqual([400, 'duplicate_username'])
  const sameEmail = await api.as(null).post('/users/', registration({ email: body.email.toUpperCase() }))
  expect([sameEmail.status, sameEmail.body.code]).toEqual([400, 'duplicate_email'])
})

test('strangers from elsewhere cannot register once somebody has, an administrator may', async () => {
  const { ALLOW_REGISTRATION } = api.world.env
  delete api.world.env.ALLOW_REGISTRATION
  const elsewhere = await api.as(null).post('/users/', registration()).set('X-Forwarded-For', '203.0.113.9')
  expect(elsewhere.status).toBe(403)
  const host = await api.as(null).post('/users/', registration()).set('Host', 'escritorio.exemplo.com')
  expect(host.status).toBe(403)
  const admin = await signedIn(api, 'admin')
  expect(
    (await api.as(admin).post('/users/', registration()).set('X-Forwarded-For', '203.0.113.9')).status,
  ).toBe(201)
  api.world.env.ALLOW_REGISTRATION = ALLOW_REGISTRATION
})

test('a registration lists all its problems', async () => {
  const answer = await api.as(null).post('/users/', { username: '', email: 'x', password: '12345' })
  expect(answer.status).toBe(422)
  expect(answer.body.detail.map((problem: { msg: string }) => problem.msg)).toEqual(
    expect.arrayContaining([
      'Nome de usuário é obrigatório',
      'Email inválido',
      'Nome completo é obrigatório',
      'A senha deve ter no mínimo 6 caracteres',
    ]),
  )
  expect((await api.as(null).post('/users/', registration({ password: 'ã'.repeat(37) }))).status).toBe(422)
})

test('a forgotten password: the token works once, signs out everywhere, and dies with a newer one', async () => {
  const body = registration()
  await api.as(null).post('/users/', body)
  const session = { id: '', token: (await signIn(body.email, body.password)).body.access_token as string }
  const request = async (email: string) => {
    const answer = await api.as(null).post('/password-reset/request', { email })
    expect(answer.status).toBe(200)
    return String(/token generated: (\S+)$/.exec(answer.body.message)?.[1])
  }
  const confirm = (token: string, new_password = 'nova-senha') =>
    api.as(null).post('/api/v1/password-reset/confirm', { token, new_password })
  const older = await request(body.email)
  const token = await request(body.email.toUpperCase())
  const unknown = await request('ninguem@exemplo.com')
  for (const wrong of [older, unknown, 'x']) {
    const refused = await confirm(wrong)
    expect([refused.status, refused.body.detail]).toEqual([400, 'Token inválido ou expirado'])
  }
  expect((await confirm(token, '12345')).status).toBe(422)
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 400])
  expect((await api.as(session).get('/users/me')).status).toBe(401)
  expect((await signIn(body.username, body.password)).status).toBe(401)
  expect((await signIn(body.username, 'nova-senha')).status).toBe(200)
})

test('an expired reset token is refused; from elsewhere no token is in the answer', async () => {
  const body = registration()
  await api.as(null).post('/users/', body)
  const { body: answer } = await api.as(null).post('/password-reset/request', { email: body.email })
  await api.world.database.prisma.passwordReset.updateMany({
    data: { expires_at: new Date(Date.now() - 1000) },
  })
  const token = answer.message.split(' ').at(-1)
  expect(
    (await api.as(null).post('/password-reset/confirm', { token, new_password: 'nova-senha' })).status,
  ).toBe(400)
  for (const email of [body.email, 'ninguem@exemplo.com']) {
    const elsewhere = await api
      .as(null)
      .post('/password-reset/request', { email })
      .set('X-Forwarded-Host', 'lavra.exemplo.com')
    expect(elsewhere.body).toEqual({
      message: 'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.',
    })
  }
})
