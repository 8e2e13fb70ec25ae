import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { truncateAll } from '../../../test/database'
import { PASSWORD, signedIn } from '../../../test/factories'
import { anywhere, visitor } from '../../../test/visitor'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi({ env: anywhere })
})
beforeEach(async () => {
  await truncateAll(api.world.database)
  admin = await signedIn(api, 'admin', { full_name: 'Helena Martins' })
})
afterAll(() => api.close())

const prisma = () => api.world.database.prisma
let last = 0
const person = (fields: object = {}) => ({
  username: `pessoa${++last}x`,
  email: `pessoa${last}x@exemplo.com`,
  full_name: `Pessoa Nova ${last}`,
  password: 'segredo-bem-longo',
  ...fields,
})
const register = (fields: object, by: Actor | null = null) => api.as(by).post('/users/', person(fields))
const invite = (fields: object = {}) => {
  const { full_name, email } = person()
  return api.as(admin).post('/api/v1/invitations/', { full_name, email, user_role: 'standard', ...fields })
}
const accept = (token: string, username: string) =>
  visitor(api).post('/api/v1/invitations/accept', { token, username, password: 'segredo-bem-longo' })
interface Answer {
  status: number
  body: { code: string; detail: { loc: string[]; msg: string }[] }
}
const refusal = ({ status, body }: Answer) => [status, body.code]
const problem = ({ status, body }: Answer) => [status, body.detail[0]?.loc[1], body.detail[0]?.msg]

const hidden = 'Há um sinal invisível ou uma quebra de linha. Apague tudo e digite de novo, sem colar.'
const signs = 'Use só letras do alfabeto latino, números e sinais como ponto, hífen e apóstrofo.'

test('a user name has Latin letters, digits and signs that one sees, wherever it is given', async () => {
  const token = (await invite()).body.token as string
  const odd: [string, string][] = [
    ['hel\u200bena', hidden],
    ['\u200b', hidden],
    ['bruna\u00ad', hidden],
    ['bru\u034fna', hidden],
    ['bru\ufe0fna', hidden],
    ['bru\u{e0041}na', hidden],
    ['bru\u2800na', hidden],
    ['bru\u202ena', hidden],
    ['bru\nna', hidden],
    ['bru\u2028na', hidden],
    ['bru\tna', hidden],
    ['ｏtavio', signs],
    ['Оtavio', signs],
    ['ota\u0336vio', signs],
    ['ıvo', signs],
    ['ĸaio', signs],
    ['aŉa', signs],
    ['eſter', signs],
    ['😀', signs],
    ['---', signs],
  ]
  for (const [username, msg] of odd) {
    for (const answer of [
      await register({ username }),
      await register({ username }, admin),
      await accept(token, username),
    ])
      expect([username, ...problem(answer)]).toEqual([username, 422, 'username', msg])
  }
  expect(await prisma().user.count()).toBe(1)
  for (const username of [
    'otávio',
    "d'ávila",
    'lia.torres-2_x',
    'x@exemplo.com',
    'łukasz',
    'Đặng',
    'Ana Lima',
  ])
    expect([username, (await register({ username })).status]).toEqual([username, 201])
})

test('user names and e-mails that read alike are one, however they are written', async () => {
  await register({ username: 'otavio', email: 'otavio@exemplo.com' })
  for (const username of ['otávio', 'OTÁVIO', '0tavio', 'ota\u0301vio', 'Otavio@exemplo.com'])
    expect([username, ...refusal(await register({ username }))]).toEqual([
      username,
      400,
      'duplicate_username',
    ])
  for (const email of ['otávio@exemplo.com', 'OTAVIO@EXEMPLO.COM', '0tavio@exemplo.com'])
    expect([email, ...refusal(await register({ email }))]).toEqual([email, 400, 'duplicate_email'])
  expect(refusal(await invite({ email: 'otávio@exemplo.com' }))).toEqual([409, 'email_has_account'])
  const token = (await invite()).body.token as string
  expect(refusal(await accept(token, 'OTÁVIO'))).toEqual([400, 'duplicate_username'])
  // As they read in most typefaces.
  expect((await register({ username: 'helena' })).status).toBe(201)
  for (const username of ['heIena', 'he1ena'])
    expect([username, ...refusal(await register({ username }))]).toEqual([
      username,
      400,
      'duplicate_username',
    ])
})

test('an account of before keeps its name: it signs in, and nobody takes one that reads like it', async () => {
  const id = (await signedIn(api)).id
  const rename = (username: string) => prisma().user.update({ where: { id }, data: { username } })
  for (const [username, alike] of [
    ['Оtаviо', 'otavio'],
    ['hel\u200bena', 'helena'],
    ['bruna\u00ad', 'bruna'],
    ['ｌia', 'lia'],
    ['rui\u{e0041}', 'rui'],
    ['caio\u2800', 'caio'],
    ['nara\ufe0f', 'nara'],
  ] as const) {
    await rename(username)
    expect([username, (await visitor(api).signIn(username, PASSWORD)).status]).toEqual([username, 200])
    expect([username, ...refusal(await register({ username: alike }))]).toEqual([
      username,
      400,
      'duplicate_username',
    ])
  }
})

test('who typed an accent as two signs signs in with one, and the other way round', async () => {
  await register({ username: 'Ota\u0301vio' })
  expect(await prisma().user.count({ where: { username: 'Otávio' } })).toBe(1)
  for (const name of ['otávio', 'ota\u0301vio'])
    expect((await visitor(api).signIn(name, 'segredo-bem-longo')).status).toBe(200)
})

test('a new e-mail has no sign that nobody sees and none of another width or alphabet', async () => {
  const odd: [string, string][] = [
    ['ana\u200b@exemplo.com', hidden],
    ['ana@exem\u00adplo.com', hidden],
    ['ana@exemplo\u2060.com', hidden],
    ['ana\u{e0041}@exemplo.com', hidden],
    ['ａna@exemplo.com', signs],
    ['аna@exemplo.com', signs],
    ['ana@exemplo．com', signs],
    ['ana@exemplo', 'Email inválido'],
  ]
  for (const [email, msg] of odd) {
    for (const answer of [
      await register({ email }),
      await register({ email }, admin),
      await invite({ email }),
      await api.as(admin).put('/users/me', { full_name: 'Helena Martins', email }),
    ])
      expect([email, ...problem(answer)]).toEqual([email, 422, 'email', msg])
  }
  expect((await register({ email: "o'neil+lavra@ação.com.br" })).status).toBe(201)
})

test('a full name is a line of Latin letters, wherever it is given', async () => {
  const odd: [string, string][] = [
    ['Ana\r\nLima', hidden],
    ['Ana \u202eamiL', hidden],
    ['Ana\u2028Lima', hidden],
    ['Ana\u200b Lima', hidden],
    ['\u200b', hidden],
    ['\u2800', hidden],
    ['Аna Lima', signs],
    ['Ａna Lima', signs],
    ['Ana L\u0336ima', signs],
    ['Ana <b>Lima</b>', signs],
    ['...', signs],
  ]
  for (const [full_name, msg] of odd) {
    for (const answer of [
      await register({ full_name }),
      await register({ full_name }, admin),
      await invite({ full_name }),
      await api.as(admin).put('/users/me', { full_name, email: 'ana@exemplo.com' }),
    ])
      expect([full_name, ...problem(answer)]).toEqual([full_name, 422, 'full_name', msg])
  }
  const written = await register({ full_name: ' Drª. Conceic\u0327a\u0303o  D’Ávila\u00a0Sá-Nuñez, 2ª ' })
  expect([written.status, written.body.full_name]).toEqual([201, 'Drª. Conceição D’Ávila Sá-Nuñez, 2ª'])
})

test('an invisible text is no text: names of clients, contacts and cases, notes', async () => {
  const { body: client } = await api
    .as(admin)
    .post('/api/v1/clients/', { name: 'Padaria', email: 'p@x.com.br' })
  const only = 'Só há sinais que não se veem. Escreva o texto.'
  for (const text of ['\u200b', '\u2800\u00ad ', '\u{e0041}', '\u3164\ufe0f']) {
    const answers = [
      await api.as(admin).post('/api/v1/clients/', { name: text, email: 'q@x.com.br' }),
      await api.as(admin).post('/api/v1/contacts/', { name: text }),
      await api.as(admin).post('/api/v1/cases/', {
        title: text,
        case_number: '1',
        case_type: 'Cível',
        client_id: client.id as string,
      }),
    ]
    expect(answers.map((answer) => [answer.status, (answer.body as Answer['body']).detail[0]?.msg])).toEqual(
      Array(3).fill([422, only]),
    )
  }
})
