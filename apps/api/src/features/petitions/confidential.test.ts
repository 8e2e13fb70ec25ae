import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { aPetition, petitionBody, started, statusOf } from '../../../test/petitions'

let api: Api
let author: Actor
let stranger: Actor
let lawyer: Actor
let standard: Actor
let admin: Actor
let caseId: string
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  author = await signedIn(api, 'restricted')
  stranger = await signedIn(api, 'restricted')
  lawyer = await signedIn(api, 'restricted')
  standard = await signedIn(api, 'standard')
  admin = await signedIn(api, 'admin')
  const client = await aClient(api)
  caseId = String(
    (
      await api
        .as(admin)
        .post('/api/v1/cases/', caseBody(client.id, { assigned_lawyers: [lawyer.id, 'Dra. Bia'] }))
    ).body.id,
  )
})
afterAll(() => api.close())

async function aDocument(
  is_confidential: boolean,
  author_id: string | null = null,
  case_id = caseId,
): Promise<string> {
  const id = uuid()
  await api.world.database.prisma.document.create({
    data: { id, case_id, title: `Documento ${id}`, is_confidential, author_id, text_status: 'ready' },
  })
  await api.world.database.prisma.documentPage.create({
    data: { document_id: id, page: 1, text: 'canário-do-sigilo' },
  })
  return id
}
const initialize = (who: Actor, document_ids?: string[] | null) =>
  api
    .as(who)
    .post(
      `${base}/initialize`,
      petitionBody({ case_id: caseId, ...(document_ids !== undefined && { document_ids }) }),
    )
const chosen = async (petition_id: string) =>
  (
    await api.world.database.prisma.petitionDocument.findMany({
      where: { petition_id },
      orderBy: { position: 'asc' },
    })
  ).map((row) => row.document_id)
const seen = async (id: string) =>
  Promise.all(
    [admin, standard, lawyer, author, stranger].map(
      async (who) => (await api.as(who).get(`${base}/${id}`)).status,
    ),
  )

test('nobody chooses a document that he may not see, nor learns that it exists', async () => {
  const closed = await aDocument(true)
  const open = await aDocument(false)
  const refused = await initialize(stranger, [open, closed])
  const absent = await initialize(stranger, [open, uuid()])
  expect([refused.status, refused.body.detail]).toEqual([
    400,
    'Documento não encontrado. Escolha documentos do processo selecionado.',
  ])
  expect([absent.status, absent.body.detail]).toEqual([refused.status, refused.body.detail])
  for (const who of [lawyer, standard, admin])
    expect((await initialize(who, [open, closed])).status).toBe(201)
})

test('without a choice it takes what is to be filed or read, never what is confidential or internal', async () => {
  await api.world.database.prisma.document.deleteMany({ where: { case_id: caseId } })
  const [open, note, decision] = [await aDocument(false), await aDocument(false), await aDocument(false)]
  const own = await aDocument(true, author.id)
  await api.world.database.prisma.document.update({ where: { id: note }, data: { purpose: 'internal' } })
  await api.world.database.prisma.document.update({ where: { id: decision }, data: { purpose: 'read_only' } })
  const of = async (who: Actor, ids?: null | string[]) => chosen(String((await initialize(who, ids)).body.id))
  for (const who of [stranger, author, lawyer, standard]) expect(await of(who)).toEqual([open, decision])
  expect(await of(author, null)).toEqual([open, decision])
  expect(await of(standard, [])).toEqual([])
  expect(await of(standard, [own, open, own, note])).toEqual([own, open, note])
})

test('a document of another case is none of this one’s', async () => {
  const client = await aClient(api)
  const elsewhere = String((await api.as(admin).post('/api/v1/cases/', caseBody(client.id))).body.id)
  expect((await initialize(admin, [await aDocument(false, null, elsewhere)])).status).toBe(400)
  const loose = await api
    .as(admin)
    .post(`${base}/initialize`, petitionBody({ document_ids: [await aDocument(false)] }))
  expect(loose.status).toBe(400)
})

test('a document that becomes confidential closes the petitions that chose it, everywhere', async () => {
  const document = await aDocument(false)
  const id = await started(api, standard, 8, { case_id: caseId, document_ids: [document] })
  expect(await seen(id)).toEqual([200, 200, 200, 200, 200])
  await api.world.database.prisma.document.update({
    where: { id: document },
    data: { is_confidential: true },
  })
  expect(await seen(id)).toEqual([200, 200, 200, 404, 404])
  const calls: [string, 'get' | 'post' | 'put' | 'delete', object?][] = [
    ['/status', 'get'],
    ['/versions', 'get'],
    ['/export?format=md', 'get'],
    ['/start-generation', 'post'],
    ['/advance-agent', 'post'],
    ['/versions/1/restore', 'post'],
    ['/content', 'put', { content: 'x' }],
    ['/agents/fatos/output', 'put', { output: 'x' }],
    ['', 'delete'],
  ]
  for (const [path, method, body] of calls) {
    const answer = await api.as(stranger)[method](`${base}/${id}${path}`, body)
    expect([answer.status, answer.body.detail], `${method} ${path}`).toEqual([404, 'Petição não encontrada'])
  }
  for (const path of ['/', '/recent?limit=1000', `/case/${caseId}/petitions`]) {
    expect((await api.as(stranger).get(base + path)).text, path).not.toContain(id)
    expect((await api.as(lawyer).get(base + path)).text, path).toContain(id)
  }
  expect((await api.as(stranger).get(`${base}/history/${id}`)).status).toBe(404)
  expect((await statusOf(api, lawyer, id)).status).toBe('completed')
})

test('one by the document’s own author is seen by him, not by who only wrote another’s', async () => {
  const own = await aDocument(false, author.id)
  const id = await aPetition(api, standard, { case_id: caseId, document_ids: [own] })
  await api.world.database.prisma.document.update({ where: { id: own }, data: { is_confidential: true } })
  expect(await seen(id)).toEqual([200, 200, 200, 200, 404])
  const both = await aPetition(api, standard, { case_id: caseId, document_ids: [own, await aDocument(true)] })
  expect(await seen(both)).toEqual([200, 200, 200, 404, 404])
})

test('what was read stays closed when the document is opened or deleted: its words are in the text', async () => {
  const [first, second] = [await aDocument(true), await aDocument(true)]
  const id = await started(api, standard, 1, { case_id: caseId, document_ids: [first, second] })
  await api.world.database.prisma.document.update({ where: { id: first }, data: { is_confidential: false } })
  await api.world.database.prisma.document.delete({ where: { id: second } })
  expect(await seen(id)).toEqual([200, 200, 200, 404, 404])
})

test('a step that reads a document made confidential meanwhile closes the petition for good', async () => {
  const document = await aDocument(false)
  const id = await started(api, standard, 1, { case_id: caseId, document_ids: [document] })
  await api.world.database.prisma.document.update({
    where: { id: document },
    data: { is_confidential: true },
  })
  await api.as(standard).post(`${base}/${id}/advance-agent`)
  await api.world.database.prisma.document.update({
    where: { id: document },
    data: { is_confidential: false },
  })
  expect(await seen(id)).toEqual([200, 200, 200, 404, 404])
})
