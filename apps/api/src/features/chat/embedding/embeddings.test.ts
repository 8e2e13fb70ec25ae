import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { anOffice, aDocument, type Office } from '../../../../test/chat-office'
import { signedIn } from '../../../../test/factories'
import { indexing, search, settledIndex } from '../../../../test/indexing'
import { startModelServer, standInVector, type ModelServer } from '../../../../test/model-server'
import { openAiLlm } from '../../../llm/openai'
import type { Llm } from '../../../llm/llm'

let model: ModelServer
let api: Api
let office: Office
let index: { stop: () => Promise<void> } | null = null

const llmWithVectors = (): Llm =>
  openAiLlm({
    apiKey: model.apiKey,
    baseURL: model.url,
    model: 'stand-in',
    embeddingModel: 'vetores-1',
    totalTimeoutMs: 5_000,
    idleTimeoutMs: 2_000,
    sleep: () => Promise.resolve(),
    log: { warn: () => undefined },
  })

beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmWithVectors(), env: { OPENAI_EMBEDDING_MODEL: 'vetores-1' } })
  office = await anOffice(api)
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok' })
})
afterAll(async () => {
  await index?.stop()
  await api.close()
  await model.close()
})

const chunks = () => api.world.database.prisma.chunk
const pending = () =>
  chunks().count({ where: { embedding_model: null, embed_after: { lt: new Date('9999-01-01') } } })
const embedded = (ms = 60_000) => settledIndex(api, async () => (await pending()) === 0, ms)
const restart = async () => {
  await index?.stop()
  index = indexing(api)
}
const sent = () => model.requests.map((request) => request.user).join('\n')
const vectorsOf = (source_id: string) =>
  api.world.database.query<{ model: string | null; vector: string | null }>(
    'select embedding_model as model, embedding::text as vector from chunks where source_id = $1',
    [source_id],
  )

test('each chunk gets the vector of its own text from the provider, in batches; confidential text is never sent', async () => {
  await restart()
  await embedded()
  expect(model.requests.length).toBeGreaterThan(0)
  expect(model.requests.every((request) => request.embedding)).toBe(true)
  expect(sent()).not.toMatch(/CANARIO|retratar|corantes/)
  expect(sent()).toContain('A multa por atraso é de dez por cento')

  const [lease] = await chunks().findMany({ where: { source_id: office.documents.lease } })
  const [held] = await vectorsOf(office.documents.lease)
  expect(held?.model).toBe('openai:vetores-1')
  const given = JSON.parse(held?.vector ?? '[]') as number[]
  standInVector(lease?.content ?? '').forEach((value, place) => expect(given[place]).toBeCloseTo(value, 4))
  expect(await vectorsOf(office.documents.advice)).toEqual([{ model: null, vector: null }])
  expect((await api.as(office.admin).get('/api/v1/chat/stats')).body.embedding_model).toBe('openai:vetores-1')
})

test('the trail tells what was sent to the embedding model and by whom, never its text', async () => {
  const told = () =>
    api.world.database.prisma.auditEvent.findMany({
      where: { action: 'sent_to_model' },
      orderBy: { at: 'asc' },
    })
  const events = await told()
  expect(
    new Set(
      events.map(({ entity_type, actor_id, confidential }) => [entity_type, actor_id, confidential].join()),
    ),
  ).toEqual(new Set(['index,,false']))
  const sources = events.flatMap(({ after }) => (after as { sources: string[] }).sources)
  expect(sources).toContain(`document:${office.documents.lease}`)
  expect(sources).not.toContain(`document:${office.documents.advice}`)
  await search(api, office.admin, 'multa por atraso')
  const [last, ...more] = (await told()).slice(events.length)
  expect(more).toEqual([])
  expect(last).toMatchObject({
    entity_type: 'chat',
    actor_id: office.admin.id,
    after: { model: 'openai:vetores-1', sources: [] },
  })
  expect(JSON.stringify(await told())).not.toMatch(/multa por atraso/)
})

test('who may see it finds confidential text by its words', async () => {
  expect((await search(api, office.admin, 'acordo máximo admitido')).map((source) => source.id)).toContain(
    office.documents.advice,
  )
  expect(
    JSON.stringify(await search(api, office.restricted, 'acordo máximo admitido', { k: 50 })),
  ).not.toMatch(/CANARIO|retratar/)
})

test('only what changed is embedded again', async () => {
  const { prisma } = api.world.database
  await prisma.document.update({ where: { id: office.documents.receipt }, data: { text_error: 'x' } })
  await embedded()
  expect(model.requests).toHaveLength(0)
  const where = { document_id_page: { document_id: office.documents.receipt, page: 1 } }
  await prisma.documentPage.update({ where, data: { text: 'Recebi o aluguel de fevereiro.' } })
  await embedded()
  expect(model.requests.map((request) => request.user.includes('fevereiro'))).toEqual([true])
})

test('a document that becomes confidential loses its vector; the office may allow it, and forbid it again', async () => {
  const { prisma } = api.world.database
  const { notice, advice } = office.documents
  await prisma.document.update({ where: { id: notice }, data: { is_confidential: true } })
  await embedded()
  expect(await vectorsOf(notice)).toEqual([{ model: null, vector: null }])
  await prisma.setting.create({ data: { key: 'send_confidential_to_ai', value: true } })
  await embedded()
  expect(sent()).toContain('CANARIO-7741')
  expect((await vectorsOf(advice))[0]?.model).toBe('openai:vetores-1')
  await prisma.setting.update({ where: { key: 'send_confidential_to_ai' }, data: { value: false } })
  await embedded()
  expect(await vectorsOf(advice)).toEqual([{ model: null, vector: null }])
})

test('internal documents and notes get a vector only where the office allows it, and lose it when it no longer does', async () => {
  const { prisma } = api.world.database
  const { lease } = office.documents
  const note = {
    id: uuid(),
    case_id: office.cases.rent,
    text: 'Anotação CANARIO-6120.',
    happened_at: new Date(),
    created_by: 'Lia',
  }
  await prisma.document.update({ where: { id: lease }, data: { purpose: 'internal' } })
  await prisma.caseNote.create({ data: note })
  await embedded()
  expect([...(await vectorsOf(lease)), ...(await vectorsOf(note.id))]).toEqual(
    Array(2).fill({ model: null, vector: null }),
  )
  expect(sent()).not.toContain('CANARIO-6120')
  await prisma.setting.create({ data: { key: 'send_internal_to_ai', value: true } })
  await embedded()
  expect(sent()).toContain('CANARIO-6120')
  expect((await vectorsOf(lease))[0]?.model).toBe('openai:vetores-1')
  await prisma.setting.update({ where: { key: 'send_internal_to_ai' }, data: { value: false } })
  await embedded()
  expect(await vectorsOf(note.id)).toEqual([{ model: null, vector: null }])
  await prisma.caseNote.delete({ where: { id: note.id } })
  await prisma.document.update({ where: { id: lease }, data: { purpose: 'to_file' } })
  await embedded()
})

test('a document made confidential after it was indexed, and before it was sent, is not sent', async () => {
  const { prisma } = api.world.database
  await index?.stop()
  const id = await aDocument(api, office.cases.rent, { title: 'Minuta', text: 'Texto CANARIO-3310.' })
  // Indexed while it was open, by a provider that was down: its chunk waits for a vector.
  await model.goDark()
  index = indexing(api)
  await settledIndex(api, async () => (await chunks().count({ where: { source_id: id } })) === 1)
  await index.stop()
  await prisma.document.update({ where: { id }, data: { is_confidential: true } })
  await prisma.indexQueue.deleteMany()
  await model.comeBack()
  index = indexing(api)
  const other = await aDocument(api, office.cases.rent, {
    title: 'Recibo',
    text: 'Recebi o aluguel de março.',
  })
  await settledIndex(api, async () => (await vectorsOf(other))[0]?.model === 'openai:vetores-1')
  expect(sent()).toContain('março')
  expect(sent()).not.toContain('CANARIO-3310')
  await prisma.document.delete({ where: { id } })
})

test('while the provider is down words alone answer; once it is back the vectors follow by themselves', async () => {
  await model.goDark()
  const id = await aDocument(api, office.cases.rent, {
    title: 'Vistoria',
    text: 'Infiltração na parede da cozinha.',
  })
  await settledIndex(api)
  expect((await search(api, office.admin, 'infiltração na cozinha'))[0]?.id).toBe(id)
  expect((await vectorsOf(id))[0]?.model).toBeNull()
  await model.comeBack()
  await embedded(30_000)
  expect((await vectorsOf(id))[0]?.model).toBe('openai:vetores-1')
})

test('a text that the provider refuses does not keep the others from their vectors', async () => {
  await index?.stop()
  const ids = [
    await aDocument(api, office.cases.rent, { title: 'Um', text: 'Primeiro texto novo.' }),
    await aDocument(api, office.cases.rent, { title: 'Dois', text: 'Segundo texto novo.' }),
  ]
  await model.goDark()
  index = indexing(api)
  await settledIndex(api, async () => (await chunks().count({ where: { source_id: { in: ids } } })) === 2)
  await index.stop()
  await model.comeBack()
  model.next({ kind: 'status', status: 400 }, { kind: 'status', status: 400 })
  index = indexing(api)
  await settledIndex(
    api,
    async () => (await Promise.all(ids.map(vectorsOf))).flat().filter((one) => one.model).length === 1,
  )
  const told = await api.world.database.prisma.auditEvent.findMany({
    where: { action: 'sent_to_model' },
    orderBy: { at: 'asc' },
  })
  const about = told
    .map(({ after }) => after as { sources: string[]; fault?: string })
    .filter(({ sources }) => ids.some((id) => sources.includes(`document:${id}`)))
  expect(about.map(({ sources, fault }) => [sources.length, fault])).toEqual([
    [2, 'bad_request'],
    [1, 'bad_request'],
    [1, undefined],
  ])
})

test('another model in the settings makes all vectors anew, in the background', async () => {
  await index?.stop()
  await api.close()
  const next = await startApi({ llm: null })
  const actor: Actor = await signedIn(next, 'admin')
  const { prisma } = next.world.database
  const client = await prisma.client.create({ data: { id: uuid(), name: 'Marina Falcão' } })
  const first = indexing(next)
  await settledIndex(next)
  await first.stop()
  await prisma.chunk.updateMany({ data: { embedding_model: 'openai:antigo' } })
  index = indexing(next)
  await settledIndex(
    next,
    async () => (await prisma.chunk.count({ where: { embedding_model: 'local-2' } })) === 1,
  )
  expect((await search(next, actor, 'marinna falcao'))[0]?.id).toBe(client.id)
  api = next
})
