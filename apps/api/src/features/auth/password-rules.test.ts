import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'

let api: Api
beforeAll(async () => {
  api = await startApi({ env: { PASSWORD_RULES: 'strict' } })
  await api.world.database.prisma.setting.create({
    data: { key: 'office_name', value: 'Martins & Prado Advocacia' },
  })
})
afterAll(() => api.close())
beforeEach(() => (api.world.env.PASSWORD_RULES = 'strict'))

const weak = [
  'curta12',
  'minhasenha',
  'MinhaSenha',
  '123456789',
  'qwertyuiop',
  'Lavra-2026',
  'advocacia1',
  'MartinsPrado1',
  'hlouise77',
  'louise.hermes',
  'HermesLouise!',
]
const strong = [
  'sofá amarelo 7',
  'çãoçãoçã',
  'tribunal de segunda',
  'a louise comprou um piano',
  '8 caracteres',
  `x${'1'.repeat(71)}`,
]

const register = (password: string) => {
  const username = `hlouise${randomUUID().slice(0, 8)}`
  return api.as(null).post('/users/', {
    username,
    email: `${username}@exemplo.com`,
    full_name: `Louise Hermes ${username.slice(-8)}`,
    password,
  })
}
const told = (
  field: string,
  answer: { status: number; body: { detail: { loc: string[]; msg: string }[] } },
) =>
  expect([answer.status, answer.body.detail], field).toEqual([
    422,
    [{ loc: ['body', field], msg: expect.stringMatching(/^[A-Z].+\.$/) as string, type: 'weak_password' }],
  ])

test('strict: neither what is short, nor what everybody tries, nor the names of the office and its user', async () => {
  for (const password of weak) told('password', await register(password))
  for (const password of strong) expect((await register(password)).status, password).toBe(201)
})

test('the same where a password is changed, which tells only who knows the old one', async () => {
  const user = await signedIn(api)
  const change = (current_password: string, new_password: string) =>
    api.as(user).post('/api/v1/users/me/change-password', { current_password, new_password })
  told('new_password', await change(PASSWORD, 'minhasenha'))
  expect((await change('errada', 'minhasenha')).body.detail).toBe('Senha atual incorreta')
  expect((await change(PASSWORD, 'sofá amarelo 7')).status).toBe(200)
})

test('and where it is reset: the token is not spent by a weak one', async () => {
  const user = await signedIn(api)
  const { email } = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })
  const asked = await api.as(null).post('/password-reset/request', { email })
  const token = /token generated: (\S+)/.exec(asked.body.message as string)?.[1]
  const confirm = (new_password: string) =>
    api.as(null).post('/password-reset/confirm', { token, new_password })
  told('new_password', await confirm('minhasenha'))
  expect((await confirm('sofá amarelo 7')).status).toBe(200)
})

test('simple, as the screens say: six characters of any kind', async () => {
  api.world.env.PASSWORD_RULES = 'simple'
  for (const password of ['123456', '      ', 'çãoçãoç', ...strong])
    expect((await register(password)).status, password).toBe(201)
  expect((await register('12345')).status).toBe(422)
})

test('no refusal counts as a failed attempt', async () => {
  expect(
    await api.world.database.prisma.attempt.count({
      where: { kind: { not: 'registration' }, subject: { not: '' }, pending: true },
    }),
  ).toBe(0)
})
