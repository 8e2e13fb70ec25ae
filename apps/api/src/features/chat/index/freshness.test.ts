import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { caseBody, signedIn } from '../../../../test/factories'
import { indexing, search, settledIndex, systemCtx, timeUntil } from '../../../../test/indexing'
import { aDocument, textFile } from '../../../../test/uploads'
import { documentText } from '../../documents/service'
import { indexSource } from './source'

/** What the contract calls “within seconds”, on a machine that does other things too. */
const soon = 30_000

let api: Api
let admin: Actor
let index: { stop: () => Promise<void> }

beforeAll(async () => {
  api = await startApi({ jobs: [documentText] })
  admin = await signedIn(api, 'admin')
  index = indexing(api)
})
afterAll(async () => {
  await index.stop()
  await api.close()
})

const finds = async (query: string, id: string) =>
  (await search(api, admin, query)).some((source) => source.id === id)
const found = async (query: string, id: string) =>
  expect(await timeUntil(() => finds(query, id))).toBeLessThan(soon)
const gone = async (query: string, id: string) =>
  expect(await timeUntil(async () => !(await finds(query, id)))).toBeLessThan(soon)
const created = async (path: string, body: object) => {
  const answer = await api.as(admin).post(`/api/v1${path}`, body)
  expect(answer.status).toBe(201)
  return String(answer.body.id)
}
const changed = async (path: string, body: object) =>
  expect((await api.as(admin).put(`/api/v1${path}`, body)).status).toBe(200)
const deleted = async (path: string) =>
  expect((await api.as(admin).delete(`/api/v1${path}`)).status).toBe(204)

test('a client is found soon after it is saved, under its new name soon after a change, and not once it is deleted', async () => {
  const id = await created('/clients/', {
    name: 'Zenóbia Quartzo',
    email: 'zenobia@exemplo.com',
    phone: '(11) 98888-1111',
  })
  await found('quartzo', id)
  await changed(`/clients/${id}`, { name: 'Zenóbia Berílio' })
  await found('berílio', id)
  expect(await finds('quartzo', id)).toBe(false)
  await deleted(`/clients/${id}`)
  expect(await finds('berílio', id)).toBe(false)
})

test('a contact with its own fields, and the cases it is linked to', async () => {
  const client_id = await created('/clients/', { name: 'Basalto Ltda.' })
  const case_id = await created('/cases/', caseBody(client_id, { title: 'Desapropriação do granito' }))
  const id = await created('/contacts/', {
    name: 'Tadeu Feldspato',
    cpf_cnpj: '111.222.333-96',
    custom_fields: { apelido: 'Rochinha' },
  })
  await found('rochinha', id)
  await found('111.222.333-96', id)
  await found('11122233396', id)
  await changed(`/contacts/${id}`, { profession: 'garimpeiro' })
  await found('garimpeiros', id)
  expect((await api.as(admin).post(`/api/v1/contacts/${id}/link`, { case_id })).status).toBe(200)
  await found('desapropriação', id)
  expect((await api.as(admin).post(`/api/v1/contacts/${id}/unlink`, { case_id })).status).toBe(200)
  await gone('desapropriação', id)
  await deleted(`/contacts/${id}`)
  expect(await finds('rochinha', id)).toBe(false)
})

test('a case by its parties, its lawyer and its deadline; its document by the case; both go with the case', async () => {
  const client_id = await created('/clients/', { name: 'Turmalina S.A.' })
  const parties = [{ name: 'Ametista Comércio Ltda.', role: 'defendant', party_type: 'corporate' }]
  const fields = {
    title: 'Rescisão do topázio',
    next_deadline: '2026-03-01',
    parties,
    assigned_lawyers: [admin.id],
  }
  const id = await created('/cases/', caseBody(client_id, fields))
  await found('ametista', id)
  await found('01/03/2026 topázio', id)
  const document = await aDocument(
    api,
    admin,
    id,
    { title: 'Aditivo' },
    textFile('A multa de opala vence em dez dias.'),
  )
  await found('opala', document.id)
  await found('documentos de topázio', document.id)

  await changed(`/cases/${id}/parties`, {
    parties: [{ name: 'Safira Têxtil Ltda.', role: 'defendant', party_type: 'corporate' }],
  })
  await found('safira', id)
  expect(await finds('ametista', id)).toBe(false)
  await changed(`/cases/${id}`, { title: 'Rescisão do rubi' })
  await found('aditivo rubi', document.id)
  await changed(`/documents/${document.id}`, { description: 'Assinado pela madrinha' })
  await found('madrinha', document.id)
  await deleted(`/cases/${id}`)
  expect((await finds('safira', id)) || (await finds('opala', document.id))).toBe(false)
})

test('a renamed client takes its cases and documents along', async () => {
  const client_id = await created('/clients/', { name: 'Cobalto Ltda.' })
  const id = await created('/cases/', caseBody(client_id, { title: 'Execução fiscal do moinho' }))
  const document = await aDocument(
    api,
    admin,
    id,
    { title: 'Certidão' },
    textFile('Nada consta no registro do imóvel.'),
  )
  await found('certidão cobalto', document.id)
  await changed(`/clients/${client_id}`, { name: 'Titânio Ltda.' })
  await found('execução fiscal titânio', id)
  await timeUntil(async () =>
    (await search(api, admin, 'titânio')).some(
      (source) => source.id === document.id && source.client_name === 'Titânio Ltda.',
    ),
  )
  await settledIndex(api)
  expect(await search(api, admin, 'cobalto')).toEqual([])
})

test('a petition by its content; without it once it is deleted', async () => {
  const { prisma } = api.world.database
  const id = `petition_${uuid().replaceAll('-', '')}`
  const content = 'Requer a citação do síndico do edifício Esmeralda.'
  await prisma.petition.create({
    data: {
      id,
      petition_type: 'complaint',
      title: 'Petição Inicial',
      status: 'completed',
      author_id: admin.id,
      content,
    },
  })
  await found('síndico do edifício', id)
  await changed(`/petitions/${id}/content`, { content: 'Requer a oitiva do zelador.' })
  await found('zelador', id)
  expect(await finds('esmeralda', id)).toBe(false)
  await deleted(`/petitions/${id}`)
  expect(await finds('zelador', id)).toBe(false)
})

test('what fails waits and holds up nothing else; what changes while it waits is tried at once', async () => {
  const { prisma } = api.world.database
  await settledIndex(api)
  const source = {
    source_type: 'client',
    source_id: await created('/clients/', { name: 'Cliente Onipresente' }),
  } as const
  await found('onipresente', source.source_id)
  await prisma.indexQueue.upsert({
    where: { source_type_source_id: source },
    create: { ...source, attempts: 5, next_try_at: new Date(Date.now() + 600_000) },
    update: {},
  })
  const other = await created('/clients/', { name: 'Outro Cliente Pontual' })
  await found('pontual', other)
  await expect.poll(async () => (await api.as(admin).get('/api/v1/chat/stats')).body.pending).toBe(1)
  await changed(`/clients/${source.source_id}`, { name: 'Cliente Ubíquo' })
  await found('ubíquo', source.source_id)
  await settledIndex(api)
})

test('what was made of an older state is not written; the newer one stays queued', async () => {
  const { prisma } = api.world.database
  const id = await created('/clients/', { name: 'Granada Um' })
  await found('granada', id)
  await index.stop()
  await changed(`/clients/${id}`, { name: 'Granada Dois' })
  const where = { source_type_source_id: { source_type: 'client', source_id: id } } as const
  const { stamp } = await prisma.indexQueue.findUniqueOrThrow({ where })
  await changed(`/clients/${id}`, { name: 'Granada Três' })
  await indexSource(systemCtx(api), { source_type: 'client', source_id: id, stamp })
  expect((await prisma.chunk.findFirstOrThrow({ where: { source_id: id } })).content).toContain('Granada Um')
  expect(await prisma.indexQueue.count({ where: { source_id: id } })).toBe(1)
  index = indexing(api)
  await settledIndex(api)
  expect((await prisma.chunk.findFirstOrThrow({ where: { source_id: id } })).content).toContain(
    'Granada Três',
  )
})

test('unchanged chunks keep their row, whatever else changes in the document', async () => {
  const { prisma } = api.world.database
  const client_id = await created('/clients/', { name: 'Ônix Ltda.' })
  const id = await created('/cases/', caseBody(client_id, { title: 'Usucapião' }))
  const pages = [1, 2, 3].map((page) => ({
    page,
    text: `Página ${page} do laudo. ${'Confronta com o lote vizinho. '.repeat(20)}`,
  }))
  const document = uuid()
  await prisma.document.create({
    data: { id: document, case_id: id, title: 'Laudo', text_status: 'ready', pages: { create: pages } },
  })
  await settledIndex(api)
  const before = await prisma.chunk.findMany({ where: { source_id: document }, orderBy: { position: 'asc' } })
  expect(before.map((chunk) => chunk.page)).toEqual([1, 2, 3])
  await prisma.documentPage.update({
    where: { document_id_page: { document_id: document, page: 2 } },
    data: { text: 'Página trocada.' },
  })
  await settledIndex(api)
  const after = await prisma.chunk.findMany({ where: { source_id: document }, orderBy: { position: 'asc' } })
  expect(after.map((chunk) => chunk.id === before[chunk.position]?.id)).toEqual([true, false, true])
  expect(after[1]?.content).toContain('Página trocada.')
})

test('stems of an older version are made again, in the same row', async () => {
  const { prisma, query } = api.world.database
  const id = await created('/clients/', { name: 'Quartzo Mineração' })
  await found('quartzo', id)
  const before = await prisma.chunk.findFirstOrThrow({ where: { source_id: id } })
  const words = () =>
    query<{ words: string }>('select words::text as words from chunks where source_id = $1', [id])
  const made = await words()
  await query("update chunks set words = '''antig'':1', words_version = 1 where source_id = $1", [id])
  await query("insert into index_queue (source_type, source_id) values ('client', $1)", [id])
  await settledIndex(api)
  expect(await words()).toEqual(made)
  expect((await prisma.chunk.findFirstOrThrow({ where: { source_id: id } })).id).toBe(before.id)
})
