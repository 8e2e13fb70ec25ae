import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { anywhere, visitor } from '../../../test/visitor'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi({ env: anywhere })
  admin = await signedIn(api, 'admin', { full_name: 'Helena Martins' })
})
afterAll(() => api.close())

const prisma = () => api.world.database.prisma
let last = 0
const invite = (fields: object) =>
  api.as(admin).post('/api/v1/invitations/', {
    email: `convidada${++last}@exemplo.com`,
    user_role: 'standard',
    ...fields,
  })
const accept = (token: string, username: string, full_name?: string) =>
  visitor(api).post('/api/v1/invitations/accept', {
    token,
    username,
    password: 'segredo-bem-longo',
    full_name,
  })
const refusal = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]
const tokenOf = (answer: { body: { token: string } }) => answer.body.token

test('the full name of an open invitation is kept for it; a guest whose name is taken all the same writes another', async () => {
  const full_name = 'Nádia Prado Reserva'
  const invited = await invite({ full_name, email: 'nadia@exemplo.com', user_role: 'restricted' })
  const me = await signedIn(api, 'standard', { full_name: 'Quem Quer O Nome' })
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: me.id } })
  const stranger = { username: 'nadia2', email: 'nadia2@exemplo.com', password: 'segredo-bem-longo' }
  const other = await invite({ full_name: 'Outra Convidada Livre' })
  await api.as(admin).put('/api/v1/users/settings/system', { allow_registration: true })
  for (const [answer, code] of [
    [await visitor(api).post('/users/', { ...stranger, full_name: 'NADIA PRADO RESERVA' }), 'name_invited'],
    [
      await visitor(api).post('/users/', { ...stranger, full_name: 'Dra. Nádia Prado-Reserva' }),
      'name_invited',
    ],
    [await api.as(admin).post('/users/', { ...stranger, full_name }), 'name_invited'],
    [await api.as(me).put('/users/me', { full_name, email }), 'name_invited'],
    [await accept(tokenOf(other), 'outra', full_name), 'name_invited'],
  ] as const)
    expect([...refusal(answer), answer.body.detail]).toEqual([
      409,
      code,
      'Há um convite em aberto para uma pessoa com este nome completo. Acrescente um sobrenome que os distinga.',
    ])
  await api.as(admin).put('/api/v1/users/settings/system', { allow_registration: false })
  // One who had it while it was free.
  await prisma().user.update({ where: { id: me.id }, data: { full_name } })
  expect((await api.as(me).put('/users/me', { full_name, email, phone: '' })).status).toBe(200)
  const taken = await accept(tokenOf(invited), 'nadia')
  expect([...refusal(taken), taken.body.detail]).toEqual([
    409,
    'duplicate_full_name',
    'Outro usuário do escritório já usa este nome completo. Acrescente um sobrenome que os distinga.',
  ])
  expect(refusal(await accept(tokenOf(invited), 'nadia', 'Dra. Nádia Prado-Reserva'))).toEqual([
    409,
    'similar_full_name',
  ])
  expect((await accept(tokenOf(invited), 'nadia', ' ')).status).toBe(422)
  expect((await accept(tokenOf(invited), 'nadia', 'Nádia Prado Reserva Lins')).status).toBe(200)
  const entered = await visitor(api).signIn('nadia', 'segredo-bem-longo')
  expect(entered.body.user).toMatchObject({
    full_name: 'Nádia Prado Reserva Lins',
    email: 'nadia@exemplo.com',
    user_role: 'restricted',
  })
})
