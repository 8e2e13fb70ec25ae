import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAiLlm } from '../../src/llm/openai'
import { petitionStep, sweepBackground } from '../../src/features/petitions/service'
import { startApi, type Actor, type Api } from '../api'
import { aDocument } from '../chat-office'
import { aClient, caseBody, signedIn } from '../factories'
import { indexing, settledIndex, systemCtx } from '../indexing'
import { startModelServer, type ModelServer } from '../model-server'
import { advance, aPetition, atModel, outputsOf, settled, started, statusOf } from '../petitions'

/** A document that becomes confidential takes every petition that read it along, on every way, at once. */
let model: ModelServer
let api: Api
let index: { stop: () => Promise<void> }
let sweep: { stop: () => Promise<void> }
let helena: Actor
let otavio: Actor
let bruna: Actor
let clientId: string
let caseId: string
const base = '/api/v1/petitions'
let secret = ''
let made = 0

beforeAll(async () => {
  model = await startModelServer()
  const llm = openAiLlm({
    apiKey: model.apiKey,
    baseURL: model.url,
    model: 'stand-in',
    embeddingModel: 'vetores-1',
    totalTimeoutMs: 20_000,
    idleTimeoutMs: 5_000,
    sleep: () => Promise.resolve(),
    log: { warn: () => undefined },
  })
  api = await startApi({
    llm,
    jobs: [petitionStep],
    env: { OPENAI_EMBEDDING_MODEL: 'vetores-1', AGENT_LEASE_SECONDS: 3 },
  })
  helena = await signedIn(api, 'admin')
  otavio = await signedIn(api, 'standard')
  bruna = await signedIn(api, 'restricted')
  index = indexing(api)
  sweep = sweepBackground(systemCtx(api), api.world.database)
})
afterAll(async () => {
  await Promise.all([index.stop(), sweep.stop()])
  await api.close()
  await model.close()
})
beforeEach(async () => {
  model.reset()
  model.always({ kind: 'ok' })
  secret = `PALAVRA${['UM', 'DOIS', 'TRES', 'QUATRO', 'CINCO', 'SEIS', 'SETE', 'OITO'][made++] ?? ''}`
  clientId = (await aClient(api)).id
  caseId = String((await api.as(helena).post('/api/v1/cases/', caseBody(clientId))).body.id)
})

const text = () => `O acordo máximo admitido pelo sócio oculto é ${secret}, de R$ 777.000,00.`
const openDocument = () =>
  aDocument(api, caseId, { title: 'Ata da reunião', text: text(), author_id: helena.id })
const close = (id: string, fields: object = {}) =>
  api
    .as(helena)
    .put(`/api/v1/documents/${id}`, { is_confidential: true, ...fields })
    .expect(200)
const open = (id: string) =>
  api.as(helena).put(`/api/v1/documents/${id}`, { is_confidential: false }).expect(200)
const sent = () => model.requests.map(({ system, user }) => `${system}\n${user}`).join('\n')
const completed = (who: Actor, documents: string[]) =>
  started(api, who, 8, { case_id: caseId, document_ids: documents })
const fresh = () => settledIndex(api)

/** All that somebody is told of a petition, whichever way is asked. */
async function everyWay(who: Actor, id: string): Promise<string> {
  const paths = [
    `${base}/${id}`,
    `${base}/history/${id}`,
    `${base}/${id}/status`,
    `${base}/${id}/versions`,
    `${base}/${id}/attachments`,
    ...['md', 'html', 'docx'].map((format) => `${base}/${id}/export?format=${format}`),
    `${base}/?limit=100`,
    `${base}/recent?limit=100`,
    `${base}/case/${caseId}/petitions`,
    `/api/v1/documents/case/${caseId}`,
    `/api/v1/search?q=${secret}`,
    '/api/v1/search?q=petição',
    `/api/v1/cases/${caseId}/history`,
  ]
  const answers = await Promise.all(paths.map((path) => api.as(who).get(path)))
  const asked = await Promise.all(
    ['acordo máximo do sócio oculto', secret, 'petições concluídas'].flatMap((message) => [
      api.as(who).post('/api/v1/chat/search', { query: message, k: 50 }),
      api.as(who).post('/api/v1/chat/chat', { message }),
      api.as(who).post('/api/v1/chat/chat', { message, client_id: clientId }),
    ]),
  )
  return [...answers, ...asked].map(({ text: body, headers }) => JSON.stringify([body, headers])).join('\n')
}
const writesSecret = () =>
  ['fatos', 'redator', 'finalizador'].forEach((agent) =>
    model.writes(agent as 'fatos', `# Peça\n\n${text()}`),
  )

test('a petition of another closes to whoever may not see the document, for the assistant, too; and opens with it', async () => {
  writesSecret()
  const document = await openDocument()
  const id = await completed(otavio, [document])
  await fresh()
  expect((await everyWay(bruna, id)).includes(secret)).toBe(true)
  await close(document)
  const told = await everyWay(bruna, id)
  expect([secret, id].filter((word) => told.includes(word))).toEqual([])
  await fresh()
  expect((await everyWay(bruna, id)).includes(secret)).toBe(false)
  expect((await everyWay(otavio, id)).includes(secret)).toBe(true)
  await open(document)
  expect((await everyWay(bruna, id)).includes(secret)).toBe(true)
})

test('from then on no prompt, embedding or query to an outside model holds its words', async () => {
  writesSecret()
  const document = await openDocument()
  await completed(otavio, [document])
  await fresh()
  await close(document)
  model.reset()
  model.always({ kind: 'ok' })
  await api.as(otavio).post('/api/v1/chat/chat', { message: 'acordo máximo do sócio oculto' }).expect(200)
  await api.as(otavio).post(`/api/v1/chat/reindex/${clientId}`, {}).expect(200)
  await fresh()
  const chunks = await api.world.database.prisma.chunk.findMany({ where: { content: { contains: secret } } })
  expect(chunks.length).toBeGreaterThan(0)
  expect(chunks.map(({ confidential, embedding_model }) => [confidential, embedding_model])).toEqual(
    chunks.map(() => [true, null]),
  )
  expect(sent()).not.toContain(secret)
})

test('a restricted author loses the petition, and no step for them reads what is new in the document', async () => {
  writesSecret()
  const document = await openDocument()
  const id = await aPetition(api, bruna, { case_id: caseId, document_ids: [document] })
  await close(document, { title: 'TITULOSECRETO' })
  for (const step of ['start-generation', 'advance-agent'])
    await api.as(bruna).post(`${base}/${id}/${step}`).expect(404)
  await api.as(bruna).post(`${base}/${id}/checks/confirm`, { name: 'x' }).expect(404)
  await api.as(bruna).delete(`${base}/${id}`).expect(404)
  const told = await everyWay(bruna, id)
  expect(['TITULOSECRETO', secret, id].filter((word) => told.includes(word))).toEqual([])
  await api.as(helena).get(`${base}/${id}`).expect(200)
  await open(document)
  await api.as(bruna).get(`${base}/${id}`).expect(200)
  await api.as(bruna).post(`${base}/${id}/start-generation`).expect(200)
  await advance(api, bruna, id).expect(200)
})

test('a step at work when the document closes ends: nothing of it is stored, and its caller is told what a stranger is told', async () => {
  writesSecret()
  const document = await openDocument()
  const id = await started(api, bruna, 1, { case_id: caseId, document_ids: [document] })
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  model.hooks.onMidStream = () => held
  const running = advance(api, bruna, id).then((answer) => answer)
  await expect
    .poll(async () => (await statusOf(api, helena, id)).agents_progress[1]?.partial_output)
    .toBeTruthy()
  await close(document)
  expect((await statusOf(api, helena, id)).agents_progress[1]).toMatchObject({
    status: 'pending',
    partial_output: null,
    output: null,
  })
  await api.as(bruna).get(`${base}/${id}/status`).expect(404)
  const asked = model.requests.length
  goOn()
  const told = await running
  expect([told.status, told.body.code]).toEqual([404, 'not_found'])
  expect(outputsOf(await statusOf(api, helena, id))[1]).toBeNull()
  expect(model.requests.length).toBe(asked)
})

test('what earlier steps wrote of it is sent to no model either: the step says why it waits', async () => {
  writesSecret()
  const document = await openDocument()
  const id = await started(api, otavio, 3, { case_id: caseId, document_ids: [document] })
  await close(document)
  model.reset()
  model.always({ kind: 'ok' })
  const refused = await advance(api, otavio, id)
  // The index may still ask for vectors of the case and the client meanwhile.
  const asked = model.requests.filter(({ embedding }) => !embedding)
  expect([refused.status, asked.length, sent().includes(secret)]).toEqual([502, 0, false])
  expect(refused.body.detail).toContain('tornou-se confidencial')
  await open(document)
  await advance(api, otavio, id).expect(200)
  await close(document)
  await api.as(helena).delete(`/api/v1/documents/${document}`).expect(204)
  expect((await advance(api, otavio, id)).status).toBe(502)
  expect(sent().split('Ata da reunião').length).toBeGreaterThan(1)
})

test('a step of the server reads for whoever asked for it: it ends where they may see the petition no more, or are gone', async () => {
  writesSecret()
  const document = await openDocument()
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  model.hooks.onRequest = () => held
  const mine = await aPetition(api, bruna, { case_id: caseId, document_ids: [document] })
  await api.as(bruna).post(`${base}/${mine}/start-generation`, { background: true }).expect(200)
  await atModel(model, 'qualificacao')
  await close(document)
  goOn()
  const stopped = await settled(api, helena, mine)
  expect([stopped.status, stopped.agents_progress[0]?.output]).toEqual(['failed', null])
  expect(stopped.agents_progress[0]?.error_message).toContain('não pode mais ver')
  expect(model.requests.filter(({ embedding }) => !embedding).map(({ agent }) => agent)).toEqual([
    'qualificacao',
  ])

  // Deactivated while the server runs a petition that reads a confidential document of theirs: from then on
  // it runs for nobody.
  const leaver = await signedIn(api, 'restricted')
  const own = await aDocument(api, caseId, {
    title: 'Ata',
    text: text(),
    author_id: leaver.id,
    is_confidential: true,
  })
  model.always({ kind: 'ok' })
  model.hooks.onRequest = async ({ agent }) => {
    if (agent === 'fatos')
      await api.world.database.prisma.user.update({ where: { id: leaver.id }, data: { is_active: false } })
  }
  const theirs = await aPetition(api, leaver, { case_id: caseId, document_ids: [own] })
  await api.as(leaver).post(`${base}/${theirs}/start-generation`, { background: true }).expect(200)
  const ended = await settled(api, helena, theirs)
  expect([ended.status, ended.completed_agents.length]).toEqual(['failed', 2])
  expect(ended.agents_progress[2]?.error_message).toContain('não pode mais ver')
  await api.as(helena).post(`${base}/${theirs}/start-generation`, { background: true }).expect(200)
  expect((await settled(api, helena, theirs)).status).toBe('completed')
})

test('a document that closed and was deleted, with its case or without, leaves the petition closed, to its author, too', async () => {
  writesSecret()
  for (const whole of [false, true]) {
    const place = String((await api.as(helena).post('/api/v1/cases/', caseBody(clientId))).body.id)
    const document = await aDocument(api, place, { title: 'Ata', text: text(), author_id: helena.id })
    const theirs = await started(api, otavio, 2, { case_id: place })
    const hers = await started(api, bruna, 2, { case_id: place })
    await close(document)
    await api
      .as(helena)
      .delete(whole ? `/api/v1/cases/${place}` : `/api/v1/documents/${document}`)
      .expect(204)
    for (const id of [theirs, hers]) {
      await api.as(bruna).get(`${base}/${id}`).expect(404)
      await api.as(otavio).get(`${base}/${id}`).expect(200)
    }
  }
})

test('an answer of the assistant that is under way when the document closes is broken off', async () => {
  writesSecret()
  const document = await openDocument()
  await completed(otavio, [document])
  await fresh()
  const said = `O acordo máximo admitido pelo sócio oculto é ${secret}, de R$ 777.000,00 [1]. O valor é R$ 777.000,00 [1].`
  model
    .always({ kind: 'ok', tokens: 30 })
    .writes('unknown', ({ user }) => (user.includes(secret) ? said : 'NADA CONSTA.'))
  model.hooks.onLastToken = async () => void (await close(document))
  const asked = { message: 'Qual o acordo máximo admitido pelo sócio oculto?', client_id: clientId }
  const answer = await api.as(bruna).post('/api/v1/chat/chat', asked)
  expect(model.requests.some(({ user }) => user.includes(secret))).toBe(true)
  expect(answer.body.answer).not.toContain(secret)
  expect(JSON.stringify(answer.body.sources)).not.toContain(secret)
})
