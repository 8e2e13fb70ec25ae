import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchAnswer } from '@lavra/contracts/search'
import { startApi, type Actor, type Api } from '../../../test/api'
import { anOffice, type Office } from '../../../test/chat-office'
import { aCase } from '../../../test/uploads'

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
  const none = { clients: [], contacts: [], cases: [], petitions: [], notes: [] }
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

const aNote = async (actor: Actor, caseId: string, text: string) => {
  const body = { text, kind: 'atendimento', happened_at: '2026-03-02T02:30:00.000Z' }
  const answer = await api.as(actor).post(`/api/v1/cases/${caseId}/notes`, body)
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}

test('a note of a case is found by its words, and leads to itself', async () => {
  const lawyers = { assigned_lawyers: [office.lawyer.id] }
  const caseId = await aCase(api, { title: 'Sofá manchado', ...lawyers })
  const text = `Chegou cedo.\n${'Falou do prazo. '.repeat(20)}Disse que a transportadora Zunido  perdeu o recibo. ${'Fim. '.repeat(40)}`
  const id = await aNote(office.standard, caseId, text)
  const [hit] = (await find(office.standard, 'ZÚNIDO perdeu')).notes
  // What was found twice spaced is found as it was written only.
  expect(hit).toBeUndefined()
  const found = await find(office.standard, 'transportadora zunido')
  expect(found.notes).toEqual([
    {
      id,
      title: expect.stringMatching(/^…[^\n]*a transportadora Zunido perdeu o recibo\.[^\n]*…$/) as string,
      subtitle: 'Atendimento de 01/03/2026 · Sofá manchado',
      url: `/cases/${caseId}?tab=notes&note=${id}`,
    },
  ])
  expect(found.notes[0]?.title.length).toBeLessThanOrEqual(122)
  expect(found.cases).toEqual([])
  expect((await find(office.standard, 'Chegou ce')).notes[0]?.title).toMatch(/^Chegou cedo\. Falou do prazo/)
  await api.as(office.standard).delete(`/api/v1/notes/${id}`)
  expect((await find(office.standard, 'transportadora zunido')).notes).toEqual([])
})

test('who may not see a note finds nothing of it', async () => {
  const caseId = await aCase(api, { title: 'Muro vizinho', assigned_lawyers: [office.lawyer.id] })
  for (let nth = 0; nth < 3; nth++) await aNote(office.standard, caseId, `canarionota da equipe ${nth}`)
  const own = await aNote(office.author, caseId, 'canarionota do próprio punho')
  const count = async (actor: Actor) => (await find(actor, 'canarionota', 20)).notes.length
  expect(await Promise.all([office.admin, office.standard, office.lawyer].map(count))).toEqual([4, 4, 4])
  expect((await find(office.author, 'canarionota')).notes.map((hit) => hit.id)).toEqual([own])
  const nothing = { clients: [], contacts: [], cases: [], petitions: [], notes: [] }
  expect(await find(office.restricted, 'canarionota')).toEqual(nothing)
  expect(await find(office.restricted, 'canarionota da equipe 1')).toEqual(nothing)
})
