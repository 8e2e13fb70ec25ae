import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchAnswer } from '@lavra/contracts/search'
import { startApi, type Actor, type Api } from '../../../test/api'
import { anOffice, type Office } from '../../../test/chat-office'

let api: Api
let office: Office

beforeAll(async () => {
  api = await startApi()
  office = await anOffice(api)
})
afterAll(() => api.close())

const find = async (actor: Actor, q: string, limit?: number): Promise<SearchAnswer> => {
  const answer = await api
    .as(actor)
    .get(`/api/v1/search?q=${encodeURIComponent(q)}${limit ? `&limit=${limit}` : ''}`)
  expect(answer.status).toBe(200)
  return answer.body as SearchAnswer
}
const titlesOf = (answer: SearchAnswer) =>
  Object.fromEntries(Object.entries(answer).map(([group, hits]) => [group, hits.map((hit) => hit.title)]))

test('requires authentication', async () => {
  expect((await api.as(null).get('/api/v1/search?q=marta')).status).toBe(401)
})

test('finds in four groups by name, e-mail and client, each hit with its screen', async () => {
  const found = await find(office.standard, 'MARTA sou')
  expect(found.clients).toEqual([
    {
      id: office.marta.id,
      title: 'Marta Souza',
      subtitle: 'marta@exemplo.com',
      url: '/users?search=Marta%20Souza',
    },
  ])
  expect(found.contacts).toMatchObject([
    { title: 'Marta Souza', subtitle: 'marta.pessoal@exemplo.com', url: '/contacts?search=Marta%20Souza' },
  ])
  expect(found.cases).toHaveLength(5)
  expect(found.cases[0]).toMatchObject({
    subtitle: expect.stringMatching(/^PROC-2026-0001\d\d · Marta Souza$/) as string,
  })
  expect(found.petitions.map((hit) => hit.subtitle)).toContain('Petição Inicial · Marta Souza')
  expect(found.petitions[0]?.url).toMatch(/^\/petitions\/petition_/)
})

test.each([
  ['a word without accents', 'acao trabalhista', {}],
  ['a case’s title', 'duplicatas', { cases: ['Execução de duplicatas'] }],
  ['without accents', 'execucao', { cases: ['Execução de duplicatas'] }],
  ['a number', 'PROC-2026-000131', { cases: ['Multa ambiental'] }],
  ['a number without punctuation', '50465129420164047000', { cases: ['Execução de duplicatas'] }],
  ['a party’s name', 'mercado bom preco', { cases: ['Execução de duplicatas'] }],
  ['a CPF with punctuation', '111.444.777-35', { contacts: ['Marta Souza'] }],
  ['a phone', '(19) 3232-1010', { clients: ['Padaria Três Irmãos Ltda.'] }],
  [
    'two letters that begin a word',
    'Te',
    { clients: ['Tecelagem Aurora S.A.'], contacts: ['Tereza Alves Pinto'], cases: ['Multa ambiental'] },
  ],
  ['no wildcard: %', '%', {}],
  ['no wildcard: _', '_', {}],
  ['no wildcard: a\\', 'a\\', {}],
])('finds %s', async (_, q, wanted) => {
  const none = { clients: [], contacts: [], cases: [], petitions: [] }
  expect(titlesOf(await find(office.standard, q))).toEqual({ ...none, ...wanted })
})

test('a contact’s origin is no name: its own list alone finds by it', async () => {
  await api.as(office.admin).post('/api/v1/contacts/', {
    name: 'Vanda Reis',
    origin: 'Congresso de Manaus',
    phone: '(92) 98888-7777',
  })
  const listed = async (q: string) => titlesOf(await find(office.standard, q)).contacts
  expect([await listed('manaus'), await listed('congresso'), await listed('Ma')]).toEqual([
    [],
    [],
    expect.not.arrayContaining(['Vanda Reis']),
  ])
  expect([await listed('vanda'), await listed('98888-7777')]).toEqual([['Vanda Reis'], ['Vanda Reis']])
  expect((await api.as(office.standard).get('/api/v1/contacts/?search=manaus')).body).toMatchObject({
    total: 1,
  })
})

test('what begins with the text comes first; limit is 5 unless given, 20 at most', async () => {
  const { prisma } = api.world.database
  const names = ['Zoraide Prumo', ...Array.from({ length: 7 }, (_, nth) => `Maria Zoraide ${nth}`)]
  for (const name of names) await prisma.client.create({ data: { id: uuid(), name } })
  const found = await find(office.admin, 'zoraide')
  expect(found.clients.map((hit) => hit.title)).toEqual([
    'Zoraide Prumo',
    'Maria Zoraide 6',
    'Maria Zoraide 5',
    'Maria Zoraide 4',
    'Maria Zoraide 3',
  ])
  expect((await find(office.admin, 'zoraide', 20)).clients).toHaveLength(8)
  for (const query of ['q=zoraide&limit=21', 'q=zoraide&limit=0', 'q=', 'q=%20', '', `q=${'x'.repeat(201)}`])
    expect((await api.as(office.admin).get(`/api/v1/search?${query}`)).status).toBe(422)
})

test('a petition that read what is confidential is found by its viewers alone; a restricted user is not led to the clients’ screen', async () => {
  for (const actor of [office.admin, office.standard])
    expect((await find(actor, 'canariopeticao')).petitions).toHaveLength(1)
  for (const actor of [office.restricted, office.author, office.lawyer])
    expect((await find(actor, 'canariopeticao')).petitions).toEqual([])
  expect((await find(office.restricted, 'Recurso reservado', 20)).petitions).toEqual([])
  expect((await find(office.restricted, 'Marta Souza')).clients[0]?.url).toBe('/cases?search=Marta%20Souza')
})
