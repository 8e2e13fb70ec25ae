import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aDocument, anOffice, type Office } from '../../../../test/chat-office'
import { indexing, search, settledIndex, systemCtx } from '../../../../test/indexing'
import { subjectWords } from './question'
import { forgetter } from '../index/lexicon'
import type { Ctx } from '../../../platform/ctx'
import { retrieve } from './retrieve'
import { joinedNumbers } from '../words/stems'

let api: Api
let office: Office
let index: { stop: () => Promise<void> }

beforeAll(async () => {
  api = await startApi()
  office = await anOffice(api)
  index = indexing(api)
  await settledIndex(api)
})
afterAll(async () => {
  await index.stop()
  await api.close()
})

const staff = () => [office.admin, office.standard]
const titles = async (actor: Actor, query: string, fields: { k?: number; client_id?: string } = {}) =>
  (await search(api, actor, query, { k: 50, ...fields })).map((source) => source.title)

test('requires authentication', async () => {
  const nobody = api.as(null)
  const calls = [
    nobody.post('/api/v1/chat/search', { query: 'aluguel' }),
    nobody.get('/api/v1/chat/stats'),
    nobody.post('/api/v1/chat/index', { client_id: office.marta.id }),
    nobody.post(`/api/v1/chat/reindex/${office.marta.id}`),
  ]
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(401)
})

test('answers the passages that fit, the best first, each with its source and the words that fit', async () => {
  const [first, ...others] = await search(api, office.standard, 'Qual é a multa por atraso do aluguel?', {
    k: 5,
  })
  expect(first).toMatchObject({
    type: 'document',
    id: office.documents.lease,
    title: 'Contrato de locação',
    client_name: 'Marta Souza',
    page: 1,
    url: `/cases/${office.cases.rent}`,
  })
  expect(first?.excerpt).toContain('A multa por atraso é de dez por cento')
  expect(first?.excerpt.length).toBeLessThanOrEqual(300)
  const scores = [first, ...others].map((source) => source?.score ?? -1)
  expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('k is 5 unless given, 50 at most', async () => {
  expect((await search(api, office.admin, 'Marta Souza')).length).toBe(5)
  expect((await search(api, office.admin, 'Marta Souza', { k: 2 })).length).toBe(2)
  for (const k of [0, 51, 'x'])
    expect((await api.as(office.admin).post('/api/v1/chat/search', { query: 'Marta', k })).status).toBe(422)
  expect((await api.as(office.admin).post('/api/v1/chat/search', { query: '  ' })).status).toBe(422)
})

test.each([
  ['without accents', 'padaria tres irmaos', 'Padaria Três Irmãos Ltda.'],
  ['with other accents', 'Jóao Concéição', 'João Conceição'],
  ['in the plural', 'contratos de locações', 'Contrato de locação'],
  ['mistyped', 'conceisao', 'João Conceição'],
  ['two letters swapped', 'tecelagme auroar', 'Tecelagem Aurora S.A.'],
  ['a letter beside the right one, and one doubled', 'dupkicatas da padaaria', 'Execução de duplicatas'],
  ['a letter left out', 'vegtação suprimida', 'Auto de infração'],
  ['a word of it', 'vegetacao', 'Auto de infração'],
  ['a CNJ number', '5046512-94.2016.4.04.7000', 'Execução de duplicatas'],
  ['a CNJ number without punctuation', '50465129420164047000', 'Execução de duplicatas'],
  ['a part of a number', '000131', 'Multa ambiental'],
  ['a party’s CNPJ', '11.222.333/0001-81', 'Cobrança de aluguéis'],
  ['a party’s CNPJ without punctuation', '11222333000181', 'Cobrança de aluguéis'],
  ['a phone', '(19) 99455-9090', 'Marta Souza'],
])('finds %s: %s', async (_, query, title) => {
  expect((await titles(office.standard, query))[0]).toBe(title)
})

test.each(['%', '_', '%%%', "'", "a' | 'b", ':*', '\\', '((', '&!|', '<->', '💥', 'ﬁ', '＇;drop'])(
  '%s is a plain text that finds nothing',
  async (query) => {
    expect(await search(api, office.standard, query)).toEqual([])
  },
)

test.each([
  'Qual a melhor receita de bolo de chocolate com cobertura?',
  'Quem ganhou a copa do mundo de futebol de 1970?',
  'Como está a previsão do tempo em Marte amanhã?',
  'blorptz frumioso snarkal',
  'Qual a capital da Mongólia?',
  'Escreva um poema sobre o mar e as gaivotas',
  'e o que é isso para você?',
  'Qual a deslocação da lua?',
])('nothing is found for: %s', async (query) => {
  expect(await search(api, office.standard, query)).toEqual([])
})

test('within a client only what is its own: record, cases, documents, petitions and the contacts of its cases', async () => {
  const questions = [
    'Marta Souza',
    'Padaria Três Irmãos',
    'Tecelagem Aurora',
    'João Conceição',
    'multa',
    'petição inicial',
    'Tereza Alves Pinto',
  ]
  const within = (client_id: string) =>
    Promise.all(questions.map((query) => search(api, office.admin, query, { k: 50, client_id })))
  const found = (await within(office.marta.id)).flat()
  expect(new Set(found.map((source) => source.type))).toEqual(
    new Set(['client', 'contact', 'case', 'document', 'petition']),
  )
  expect(new Set(found.map((source) => source.client_name))).toEqual(new Set(['Marta Souza']))
  expect(found.map((source) => source.title)).not.toContain('Tereza Alves Pinto')
  expect(await titles(office.admin, 'Tereza Alves Pinto')).toContain('Tereza Alves Pinto')
  expect((await within(uuid())).flat()).toEqual([])
})

test('a contact of several clients belongs to none of them, and is found within each', async () => {
  const { prisma } = api.world.database
  const contact = await prisma.contact.create({ data: { id: uuid(), name: 'Perita Iolanda Brum' } })
  const links = [office.cases.rent, office.cases.fine].map((case_id) => ({ case_id, contact_id: contact.id }))
  await prisma.contactCase.createMany({ data: links })
  await settledIndex(api)
  expect(await search(api, office.admin, 'Iolanda Brum')).toMatchObject([
    { type: 'contact', client_name: null },
  ])
  for (const client of [office.marta, office.aurora])
    expect(await titles(office.admin, 'Iolanda Brum', { client_id: client.id })).toHaveLength(1)
  expect(await titles(office.admin, 'Iolanda Brum', { client_id: office.padaria.id })).toEqual([])
})

const canaries = {
  advice: [
    'CANARIO-7741 acordo máximo admitido',
    'testemunha pretende se retratar',
    'CANARIOTITULO',
    'canariotitolo',
  ],
  survey: ['CANARIO-9932 despejo de corantes no rio', 'CANARIOLAUDO'],
  petition: ['CANARIO-5518', 'CANARIOPETICAO'],
}
const told = async (actor: Actor, queries: string[]) => {
  const answers = await Promise.all(
    queries
      .flatMap((query) => [query, `Marta Souza ${query}`])
      .map((query) => search(api, actor, query, { k: 50 })),
  )
  // Ids and scores are left out: their random digits hold any number sooner or later.
  return answers
    .flat()
    .map(({ title, excerpt, client_name }) => `${title} ${client_name} ${excerpt}`)
    .join('\n')
}

test('what is confidential is found by admin, standard, its author and the lawyers of its case', async () => {
  for (const actor of staff())
    for (const queries of Object.values(canaries)) expect(await told(actor, queries)).toContain('CANARIO')
  expect(await told(office.author, canaries.advice)).toContain('CANARIO-7741')
  expect(await told(office.lawyer, canaries.survey)).toContain('CANARIO-9932')
})

test('and by nobody else: no word of it in titles, excerpts or counts', async () => {
  for (const queries of Object.values(canaries))
    expect(await told(office.restricted, queries)).not.toMatch(/canario|retratar|corantes/i)
  const everything = Object.values(canaries).flat()
  expect(await told(office.author, everything)).not.toMatch(/9932|5518|laudo|corantes|canariopeticao/i)
  expect(await told(office.lawyer, everything)).not.toMatch(/7741|5518|parecer|retratar|canariopeticao/i)
  const stats = async (actor: Actor) =>
    (await api.as(actor).get('/api/v1/chat/stats')).body as {
      by_type: Record<string, number>
      chunks: number
      sources: number
    }
  const [all, some] = [await stats(office.admin), await stats(office.restricted)]
  expect(all.by_type['document']).toBe(5)
  expect(some.by_type).toEqual({ ...all.by_type, document: 3, petition: 2 })
  expect([some.chunks, some.sources]).toEqual([all.chunks - 3, all.sources - 3])
  const counted = async (actor: Actor) =>
    Number((await api.as(actor).post(`/api/v1/chat/reindex/${office.marta.id}`)).body.chunks)
  expect(await counted(office.restricted)).toBe((await counted(office.admin)) - 2)
})

test('a confidential document whose author is not known is nobody’s of the restricted', async () => {
  const { prisma } = api.world.database
  const id = await aDocument(api, office.cases.rent, {
    title: 'Anônimo',
    text: 'Segredo CANARIO-6604.',
    is_confidential: true,
  })
  await settledIndex(api)
  expect(await titles(office.standard, 'segredo')).toEqual(['Anônimo'])
  for (const actor of [office.restricted, office.author, office.lawyer])
    expect(await search(api, actor, 'segredo CANARIO-6604')).toEqual([])
  await prisma.document.delete({ where: { id } })
})

test('a document is hidden at once when it becomes confidential, before the index knows', async () => {
  const { prisma } = api.world.database
  const { lease: id } = office.documents
  await index.stop()
  await prisma.document.update({ where: { id }, data: { is_confidential: true } })
  expect(await titles(office.restricted, 'multa por atraso')).not.toContain('Contrato de locação')
  expect(await titles(office.admin, 'multa por atraso')).toContain('Contrato de locação')
  await prisma.case.update({
    where: { id: office.cases.rent },
    data: { assigned_lawyers: [office.restricted.id] },
  })
  expect(await titles(office.restricted, 'multa por atraso')).toContain('Contrato de locação')
  await prisma.case.update({ where: { id: office.cases.rent }, data: { assigned_lawyers: [] } })
  await prisma.document.update({ where: { id }, data: { is_confidential: false } })
  index = indexing(api)
  await settledIndex(api)
})

test('what goes to a model holds nothing confidential unless the office allows it', async () => {
  const { prisma } = api.world.database
  const user = {
    ...office.admin,
    username: '',
    full_name: '',
    email: '',
    user_role: 'admin',
    is_superuser: true,
    session_id: '',
  } as const
  const ctx = { ...systemCtx(api), user }
  const question = 'CANARIO-7741 acordo máximo admitido, CANARIO-5518'
  const hits = async (for_model: boolean) => (await retrieve(ctx, { question, k: 50, for_model })).hits
  expect((await hits(false)).filter((hit) => hit.confidential).length).toBeGreaterThan(1)
  expect((await hits(true)).filter((hit) => hit.confidential || hit.content.includes('CANARIO'))).toEqual([])
  await prisma.setting.create({ data: { key: 'send_confidential_to_ai', value: true } })
  expect((await hits(true)).filter((hit) => hit.confidential).length).toBeGreaterThan(1)
  await prisma.setting.deleteMany()
})

test('what becomes confidential while it is looked up is not shown, and does not go to a model', async () => {
  const { prisma } = api.world.database
  const where = { title: 'Contrato de locação' }
  const person = { username: '', full_name: '', email: '', is_superuser: false, session_id: '' }
  const users = [
    { ...office.restricted, ...person, user_role: 'restricted' },
    { ...office.admin, ...person, user_role: 'admin' },
  ] as const
  for (const user of users) {
    const ctx = { ...systemCtx(api), user }
    const found = async (query: Ctx['query']) => {
      const { hits } = await retrieve(
        { ...ctx, query },
        { question: 'multa por atraso', k: 50, for_model: true },
      )
      return hits.map(({ title }) => title)
    }
    expect(await found(ctx.query)).toContain(where.title)
    const lockedAway = async <T>(text: string, values?: unknown[]): Promise<T[]> => {
      const rows = await ctx.query<T>(text, values)
      if (text.includes('holders'))
        await prisma.document.updateMany({ where, data: { is_confidential: true } })
      return rows
    }
    expect(await found(lockedAway)).not.toContain(where.title)
    await prisma.document.updateMany({ where, data: { is_confidential: false } })
    // The passages' own mark follows later.
    await settledIndex(api)
  }
})

test('a client can be indexed anew; an unknown one is 404', async () => {
  const caller = api.as(office.standard)
  const { prisma } = api.world.database
  await settledIndex(api)
  await prisma.chunk.deleteMany()
  const indexed = await caller.post('/api/v1/chat/index', { client_id: office.padaria.id })
  expect(indexed.status).toBe(200)
  expect(indexed.body).toEqual({ client_id: office.padaria.id, chunks: await prisma.chunk.count() })
  expect(indexed.body.chunks).toBe(4)
  for (const { id } of [office.marta, office.joao, office.aurora])
    expect((await caller.post(`/api/v1/chat/reindex/${id}`)).status).toBe(200)
  expect((await titles(office.standard, 'multa por atraso do aluguel'))[0]).toBe('Contrato de locação')
  for (const answer of [
    await caller.post(`/api/v1/chat/reindex/${uuid()}`),
    await caller.post('/api/v1/chat/index', { client_id: uuid() }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { detail: 'Cliente não encontrado' } })
  expect((await caller.post('/api/v1/chat/index', {})).status).toBe(422)
})

test('of two passages with the same words the one that has them in the order of the question comes first', async () => {
  const documents = { 'Laudo A': 'Há garagem e piscina.', 'Laudo B': 'Há piscina e garagem.' }
  for (const [title, text] of Object.entries(documents))
    await aDocument(api, office.cases.rent, { title, text })
  await settledIndex(api)
  expect(await titles(office.standard, 'garagem piscina')).toEqual(['Laudo A', 'Laudo B'])
  expect(await titles(office.standard, 'piscina garagem')).toEqual(['Laudo B', 'Laudo A'])
})

test('an index without a first pass is not ready; an empty office is', async () => {
  const { prisma } = api.world.database
  const ready = async () => (await retrieve(systemCtx(api), { question: 'aluguel', k: 5 })).ready
  expect(await ready()).toBe(true)
  await index.stop()
  const source = { source_type: 'client', source_id: office.marta.id } as const
  await prisma.indexQueue.create({ data: { ...source, first_pass: true } })
  expect(await ready()).toBe(false)
  await prisma.chunk.deleteMany()
  await prisma.indexQueue.updateMany({ data: { first_pass: false } })
  expect(await ready()).toBe(false)
  await prisma.indexQueue.deleteMany()
  expect(await ready()).toBe(true)
  index = indexing(api)
})

test('a year behind the name of a law is no word, and a law is found by its number with or without it', () => {
  expect(subjectWords('O que diz o art. 5º da CF/88 e do CPC/2015?')).toEqual(
    expect.not.arrayContaining(['88', '2015']),
  )
  expect(joinedNumbers('a Lei nº 8.906/94')).toEqual(['890694', '8906'])
  expect(joinedNumbers('PROC 5046512-94.2016.4.04.7000')).toEqual(['50465129420164047000'])
})

test('a word leaves the list of those that typing errors are mended to, once no passage holds it', async () => {
  const { prisma } = api.world.database
  const contact = await prisma.contact.create({ data: { id: uuid(), name: 'Zuleica Quintanilhas' } })
  await prisma.contact.create({ data: { id: uuid(), name: 'Zoraide Pimentinhas' } })
  await settledIndex(api)
  expect(await titles(office.standard, 'quintanlhias')).toEqual(['Zuleica Quintanilhas'])
  const forget = forgetter(systemCtx(api))
  const kept = (word = 'quintanilhas') => prisma.lexicon.count({ where: { word } })
  const all = async () => {
    for (let left = await prisma.lexicon.count(); left > 0; left -= 200) await forget()
  }
  await all()
  expect(await kept()).toBe(1)
  await prisma.contact.delete({ where: { id: contact.id } })
  await settledIndex(api)
  await all()
  expect(await kept()).toBe(0)
  expect(await kept('pimentinhas')).toBe(1)
})
