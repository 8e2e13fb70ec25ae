import { textExample } from '@lavra/contracts/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aCase, aDocument, download, sendDocument, storageOf, textFile } from '../../../test/uploads'
import { documentText } from './service'

let api: Api
let standard: Actor
let caseId: string

beforeAll(async () => {
  // Nobody reads the texts here, so that what is enqueued can be looked at.
  api = await startApi({ jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  standard = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  caseId = await aCase(api)
})
afterAll(() => api.close())

const list = async (actor: Actor, of: string, query = '') => {
  const answer = await api.as(actor).get(`/api/v1/documents/case/${of}${query}`)
  expect(answer.status).toBe(200)
  return answer.body as { id: string; title: string }[]
}
const titles = async (of: string, search: string) =>
  (await list(standard, of, `?search=${encodeURIComponent(search)}`)).map(({ title }) => title)
const unknown = { status: 404, body: { detail: 'Documento não encontrado', code: 'not_found' } }
const events = (entity_id: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id }, orderBy: { id: 'asc' } })

test('requires authentication', async () => {
  const { id } = await aDocument(api, standard, caseId)
  const nobody = api.as(null)
  const paths = [
    nobody.get(`/api/v1/documents/case/${caseId}`),
    nobody.get(`/api/v1/documents/${id}`),
    nobody.get(`/api/v1/documents/${id}/download`),
  ]
  const writes = [
    nobody.put(`/api/v1/documents/${id}`, { title: 'x' }),
    nobody.delete(`/api/v1/documents/${id}`),
  ]
  for (const answer of await Promise.all([
    ...paths,
    ...writes,
    sendDocument(api, null, { case_id: caseId, title: 'x' }, textFile()),
  ]))
    expect(answer.status).toBe(401)
  expect((await storageOf(api.world)).loose).toEqual([])
})

test('a document with its file is saved, listed, shown and given back', async () => {
  const content = Buffer.from('Cláusula primeira: a ação…')
  const fields = {
    case_id: caseId,
    title: '  Contrato de locação ',
    description: 'Assinado',
    document_type: 'contract',
    doc_status: 'approved',
    is_confidential: 'false',
    tags: '["locação", " ", "2026"]',
  }
  const created = await sendDocument(api, standard, fields, { name: 'Contrato – locação.txt', content })
  expect(created.status).toBe(201)
  expect(created.headers['etag']).toBe('"1"')
  expect(created.body).toMatchObject({
    case_id: caseId,
    title: 'Contrato de locação',
    description: 'Assinado',
    document_type: 'contract',
    status: 'approved',
    is_confidential: false,
    tags: ['locação', '2026'],
    file_name: 'Contrato – locação.txt',
    file_size: content.length,
    file_type: 'text/plain',
    created_by: 'Lia Torres Amado',
    ...textExample,
    text_status: 'pending',
    version: 1,
  })
  expect(Object.keys(created.body)).not.toEqual(expect.arrayContaining(['storage_key', 'author_id']))
  const id = String(created.body.id)
  expect((await api.as(standard).get(`/api/v1/documents/${id}`)).body).toEqual(created.body)
  expect(await list(standard, caseId)).toContainEqual(created.body)

  const file = await download(api, standard, id)
  expect(file.status).toBe(200)
  expect(file.content.equals(content)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition':
      'attachment; filename="Contrato ? loca??o.txt"; filename*=UTF-8\'\'Contrato%20%E2%80%93%20loca%C3%A7%C3%A3o.txt',
  })
  const jobs = await api.world.database.query(
    "select data->'payload' as payload from pgboss.job where name = 'document-text' and data->'payload'->>'id' = $1",
    [id],
  )
  expect(jobs).toEqual([{ payload: { kind: 'document', id, by: standard.id } }])
})

test('a document without a file has neither text nor download', async () => {
  const { id, ...row } = await aDocument(api, standard, caseId, { created_by: 'Secretaria' }, null)
  expect(row).toMatchObject({
    file_name: null,
    file_size: null,
    file_type: null,
    text_status: 'empty',
    document_type: 'other',
    status: 'draft',
    tags: [],
    created_by: 'Secretaria',
  })
  const download = await api.as(standard).get(`/api/v1/documents/${id}/download`)
  expect(download).toMatchObject({ status: 404, body: { detail: 'Este documento não tem arquivo' } })
  const jobs = await api.world.database.query(
    "select 1 from pgboss.job where name = 'document-text' and data->'payload'->>'id' = $1",
    [id],
  )
  expect(jobs).toEqual([])
})

test('the list is newest first and found by title, description, file name and tag, without accents', async () => {
  const of = await aCase(api)
  await aDocument(api, standard, of, { title: 'Procuração' })
  await aDocument(api, standard, of, { title: 'Ata', description: 'Reunião de condomínio' })
  await aDocument(api, standard, of, { title: 'Laudo', tags: '["perícia médica"]' })
  await aDocument(api, standard, of, { title: 'Recibo' }, textFile('Recebi', 'comprovação.txt'))
  await aDocument(api, standard, await aCase(api), { title: 'Procuração de outro processo' })
  expect((await list(standard, of)).map(({ title }) => title)).toEqual([
    'Recibo',
    'Laudo',
    'Ata',
    'Procuração',
  ])
  expect(await titles(of, 'procuracao')).toEqual(['Procuração'])
  expect(await titles(of, 'CONDOMINIO')).toEqual(['Ata'])
  expect(await titles(of, 'pericia')).toEqual(['Laudo'])
  expect(await titles(of, 'comprovacao')).toEqual(['Recibo'])
  expect(await titles(of, '%%%')).toEqual([])
  expect(await titles(of, 'inexistente')).toEqual([])
  expect(await list(standard, await aCase(api))).toEqual([])
})

test('a change is kept with its version and written down; the type stays', async () => {
  const { id } = await aDocument(api, standard, caseId, {
    title: 'Minuta',
    document_type: 'contract',
    tags: '["a"]',
    created_by: 'Ana',
  })
  const put = (body: unknown) => api.as(standard).put(`/api/v1/documents/${id}`, body)
  const changed = await put({
    title: ' Minuta final ',
    status: 'approved',
    tags: ['b', ' '],
    document_type: 'petition',
    author_id: 'x',
    version: 9,
  })
  expect(changed.status).toBe(200)
  expect(changed.headers['etag']).toBe('"2"')
  expect(changed.body).toMatchObject({
    title: 'Minuta final',
    status: 'approved',
    tags: ['b'],
    document_type: 'contract',
    created_by: 'Ana',
    version: 2,
  })
  expect((await put({})).body).toMatchObject({ version: 2 })
  expect((await put({ description: 'x' })).body).toMatchObject({ description: 'x', version: 3 })
  expect((await put({ description: ' ', tags: null, created_by: '' })).body).toMatchObject({
    description: null,
    tags: [],
    created_by: 'Usuário',
    version: 4,
  })
  expect(
    (await events(id)).map(({ action, before, after }) => ({ action, before, after })).slice(0, 2),
  ).toEqual([
    {
      action: 'created',
      before: null,
      after: expect.objectContaining({
        title: 'Minuta',
        document_type: 'contract',
        file_name: 'contrato.txt',
      }) as unknown,
    },
    {
      action: 'updated',
      before: { title: 'Minuta', status: 'draft', tags: ['a'] },
      after: { title: 'Minuta final', status: 'approved', tags: ['b'] },
    },
  ])
})

test('If-Match: a stale version is refused, whoever was faster', async () => {
  const { id } = await aDocument(api, standard, caseId)
  const put = (title: string, version: string) =>
    api.as(standard).put(`/api/v1/documents/${id}`, { title }).set('If-Match', version)
  expect((await put('Primeira', '"1"')).status).toBe(200)
  const stale = await put('Segunda', '"1"')
  expect(stale).toMatchObject({
    status: 412,
    body: { detail: 'Alterado por outra pessoa. Recarregue antes de salvar.' },
  })
  expect((await put('Segunda', 'W/"2"')).status).toBe(200)
  const race = await Promise.all(['A', 'B', 'C', 'D'].map((title) => put(title, '"3"')))
  expect(race.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
})

test('a deleted document is gone with its pages, its place in petitions and its file', async () => {
  const { id } = await aDocument(api, standard, caseId)
  const { prisma } = api.world.database
  await prisma.documentPage.create({ data: { document_id: id, page: 1, text: 'x' } })
  const petition = { id: `petition_${id}`, petition_type: 'complaint', title: 'Inicial' } as const
  await prisma.petition.create({
    data: { ...petition, documents: { create: { document_id: id, position: 0 } } },
  })
  const { storage_key } = await prisma.document.findUniqueOrThrow({ where: { id } })
  expect((await storageOf(api.world)).files).toContain(storage_key)
  expect((await api.as(standard).delete(`/api/v1/documents/${id}`)).status).toBe(204)
  expect(await api.as(standard).get(`/api/v1/documents/${id}`)).toMatchObject(unknown)
  expect(await api.as(standard).delete(`/api/v1/documents/${id}`)).toMatchObject(unknown)
  expect(await prisma.documentPage.count({ where: { document_id: id } })).toBe(0)
  expect(
    await prisma.petition.findUnique({ where: { id: petition.id }, include: { documents: true } }),
  ).toMatchObject({ documents: [] })
  // It lies in the trash, with its file.
  expect((await storageOf(api.world)).rows).toContain(storage_key)
  expect((await api.as(await signedIn(api, 'admin')).delete(`/api/v1/trash/${id}`)).status).toBe(204)
  await expect.poll(async () => (await storageOf(api.world)).files.includes(String(storage_key))).toBe(false)
  await expect.poll(async () => (await storageOf(api.world)).loose).toEqual([])
  expect((await events(id)).at(-2)).toMatchObject({
    action: 'deleted',
    confidential: false,
    before: { title: 'Contrato' },
    case_id: caseId,
  })
})

test('a file that is missing from the storage is told, not guessed at', async () => {
  const { id } = await aDocument(api, standard, caseId)
  const { storage_key } = await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })
  await api.world.files.remove(String(storage_key))
  const answer = await api.as(standard).get(`/api/v1/documents/${id}/download`)
  expect(answer).toMatchObject({
    status: 404,
    body: { detail: 'O arquivo deste documento não está mais guardado. Avise o administrador.' },
  })
  expect((await api.as(standard).delete(`/api/v1/documents/${id}`)).status).toBe(204)
})

test('bad input is refused whole and leaves no file', async () => {
  // What the tests before this one have deleted may still be on its way out.
  await expect.poll(async () => (await storageOf(api.world)).loose, { timeout: 120_000 }).toEqual([])
  const before = await storageOf(api.world)
  const answer = await sendDocument(
    api,
    standard,
    { title: ' ', document_type: 'x', doc_status: 'y', is_confidential: 'talvez', tags: 'a,b' },
    textFile(),
  )
  expect(answer.status).toBe(422)
  const said = (answer.body.detail as { loc: string[]; msg: string }[])
    .map(({ loc, msg }) => `${loc.join('.')} ${msg}`)
    .sort()
  expect(said).toEqual([
    'body.case_id Valor inválido',
    'body.doc_status Valor inválido',
    'body.document_type Valor inválido',
    'body.is_confidential Valor inválido',
    'body.tags Valor inválido',
    'body.title Título é obrigatório',
  ])
  for (const tags of [
    '{"a":1}',
    '[1]',
    JSON.stringify(Array(31).fill('x')),
    JSON.stringify(['x'.repeat(61)]),
    '"a"',
    'null',
  ])
    expect(
      (await sendDocument(api, standard, { case_id: caseId, title: 'x', tags }, textFile())).status,
      tags,
    ).toBe(422)
  expect(
    (
      await sendDocument(
        api,
        standard,
        { case_id: caseId, title: 'x', description: 'é'.repeat(10_001) },
        textFile(),
      )
    ).status,
  ).toBe(422)
  const absent = await sendDocument(api, standard, { case_id: 'nenhum', title: 'x' }, textFile())
  expect(absent).toMatchObject({ status: 404, body: { detail: 'Processo não encontrado' } })
  const { id } = await aDocument(api, standard, caseId, {}, null)
  for (const body of [
    { title: ' ' },
    { title: null },
    { status: 'x' },
    { is_confidential: 'true' },
    { is_confidential: null },
    { tags: 'a' },
    { tags: [1] },
    [],
  ])
    expect((await api.as(standard).put(`/api/v1/documents/${id}`, body)).status, JSON.stringify(body)).toBe(
      422,
    )
  expect(await api.as(standard).get('/api/v1/documents/case/nenhum')).toMatchObject({
    status: 404,
    body: { detail: 'Processo não encontrado' },
  })
  expect(await storageOf(api.world)).toEqual(before)
})

test('the ways a form says true, false and tags', async () => {
  const flags = { true: true, TRUE: true, '1': true, false: false, False: false, '0': false, '': false }
  for (const [given, is_confidential] of Object.entries(flags))
    expect(await aDocument(api, standard, caseId, { is_confidential: given }, null)).toMatchObject({
      is_confidential,
    })
  for (const tags of ['', '[]', '["", "  "]'])
    expect(await aDocument(api, standard, caseId, { tags }, null)).toMatchObject({ tags: [] })
})

test('the type is corrected by an action of its own, told to the trail, and by nothing else', async () => {
  const { id } = await aDocument(api, standard, caseId, { document_type: 'contract' })
  const correct = (body: object, version = '"1"') =>
    api.as(standard).put(`/api/v1/documents/${id}/type`, body).set('If-Match', version)
  expect((await api.as(null).put(`/api/v1/documents/${id}/type`, {})).status).toBe(401)
  for (const body of [{}, { document_type: 'x' }, { document_type: null }])
    expect((await correct(body)).status).toBe(422)
  expect((await correct({ document_type: 'evidence' }, '"7"')).status).toBe(412)
  expect(
    (await api.as(standard).put(`/api/v1/documents/${id}`, { title: 'Contrato', document_type: 'evidence' }))
      .body.document_type,
  ).toBe('contract')
  expect((await correct({ document_type: 'evidence' })).body).toMatchObject({
    document_type: 'evidence',
    version: 2,
  })
  expect((await correct({ document_type: 'evidence' }, '"2"')).body.version).toBe(2)
  expect((await events(id)).at(-1)).toMatchObject({
    action: 'updated',
    before: { document_type: 'contract' },
    after: { document_type: 'evidence' },
    case_id: caseId,
  })
  expect((await events(id)).length).toBe(2)
})
