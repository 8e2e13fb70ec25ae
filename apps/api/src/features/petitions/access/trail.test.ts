import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { startModelServer, type ModelServer } from '../../../../test/model-server'
import { aPetition, advance, llmOf, started } from '../../../../test/petitions'
import { petitionStep } from '../service'

let model: ModelServer
let api: Api
let user: Actor
let caseId: string
let now = new Date('2026-03-01T12:00:00Z')
const base = '/api/v1/petitions'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], clock: () => now })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  const client = await aClient(api)
  caseId = String((await api.as(user).post('/api/v1/cases/', caseBody(client.id))).body.id)
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok' })
})

interface Told {
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
async function trail(
  id: string,
): Promise<(Told & { actor_id: string | null; case_id: string | null; confidential: boolean })[]> {
  const events = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_type: 'petition', entity_id: id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return events.map(({ action, before, after, actor_id, case_id, confidential }) => ({
    action,
    before: before as Told['before'],
    after: after as Told['after'],
    actor_id,
    case_id,
    confidential,
  }))
}
const last = async (id: string) => (await trail(id)).at(-1)
const actions = async (id: string) => (await trail(id)).map(({ action }) => action)

async function aDocument(is_confidential: boolean, text = 'Texto do documento.'): Promise<string> {
  const id = uuid()
  const { prisma } = api.world.database
  await prisma.document.create({
    data: { id, case_id: caseId, title: 'Laudo', is_confidential, text_status: 'ready' },
  })
  await prisma.documentPage.create({ data: { document_id: id, page: 1, text } })
  return id
}

test('who created, changed, restored and deleted a petition, and never its words', async () => {
  const id = await aPetition(api, user, { case_id: caseId, additional_context: 'segredo-um' })
  expect(await last(id)).toMatchObject({
    action: 'created',
    actor_id: user.id,
    case_id: caseId,
    confidential: false,
    before: null,
  })
  expect((await last(id))?.after).toMatchObject({ petition_type: 'complaint', documents: [] })
  await api.as(user).put(`${base}/${id}/content`, { content: 'segredo-dois' })
  expect(await last(id)).toMatchObject({
    action: 'updated',
    before: { content_length: 0 },
    after: { content_length: 12 },
  })
  await api.as(user).put(`${base}/${id}/content`, { content: 'segredo-dois' })
  expect(await actions(id)).toEqual(['created', 'updated'])
  await api.as(user).put(`${base}/${id}/content`, { content: 'segredo-três!' })
  await api.as(user).post(`${base}/${id}/versions/1/restore`)
  expect(await last(id)).toMatchObject({
    action: 'restored',
    before: { content_length: 13 },
    after: { number: 1, content_length: 12 },
  })
  await api.as(user).post(`${base}/${id}/versions/1/restore`)
  await api.as(user).delete(`${base}/${id}`)
  expect(await last(id)).toMatchObject({
    action: 'deleted',
    actor_id: user.id,
    case_id: caseId,
    after: null,
    before: { petition_type: 'complaint' },
  })
  expect(await actions(id)).toEqual(['created', 'updated', 'updated', 'restored', 'deleted'])
  expect(JSON.stringify(await trail(id))).not.toContain('segredo')
})

test('a start and an agent’s edit', async () => {
  const id = await started(api, user, 2)
  const begun = (await trail(id)).find(({ action }) => action === 'updated')
  expect(begun).toMatchObject({
    before: { status: 'initialized' },
    after: { status: 'processing', mode: 'model' },
    actor_id: user.id,
  })
  await api
    .as(user)
    .put(`${base}/${id}/agents/fatos/output`, { output: 'segredo', trigger_regeneration: true })
  const edited = (await trail(id)).filter(({ action }) => action === 'updated').at(-1)
  expect(edited?.after).toEqual({ agent: 'fatos', output_length: 7, regenerates: true })
  expect(edited?.before).toMatchObject({ agent: 'fatos' })
  expect(JSON.stringify(edited)).not.toContain('segredo')
})

test('a refused change is not told', async () => {
  const id = await started(api, user)
  const before = await actions(id)
  await api.as(user).put(`${base}/${id}/content`, { content: 'x' })
  await api.as(user).put(`${base}/${id}/agents/leis/output`, { output: 'x' })
  await api.as(await signedIn(api)).delete(`${base}/${id}`)
  await api.as(user).put(`${base}/${id}/agents/qualificacao/output`, { output: 'x' }).set('If-Match', '"99"')
  expect(await actions(id)).toEqual(before)
})

test('each step that used the model says which agent, model, tokens and documents', async () => {
  const open = await aDocument(false)
  const closed = await aDocument(true)
  const id = await started(api, user, 8, { case_id: caseId, document_ids: [open, closed] })
  const sent = (await trail(id)).filter(({ action }) => action === 'sent_to_model')
  expect(sent.map(({ after }) => after?.['agent'])).toEqual(agentIds)
  for (const one of sent) {
    expect(one.after).toMatchObject({
      model: 'stand-in',
      tokens_in: 100,
      tokens_out: 50,
      documents: [open],
      withheld: 1,
    })
    expect(one).toMatchObject({ case_id: caseId, confidential: true, actor_id: user.id })
  }
})

test('a step is told to those alone who may see a document that became confidential since', async () => {
  const closed = await aDocument(false)
  const id = await started(api, user, 0, { case_id: caseId, document_ids: [closed] })
  await api.world.database.prisma.document.update({ where: { id: closed }, data: { is_confidential: true } })
  await advance(api, user, id)
  expect(await last(id)).toMatchObject({
    action: 'sent_to_model',
    after: { agent: 'qualificacao' },
    confidential: true,
  })
})

test('what the model got is told also where it failed, and where the petition was deleted meanwhile', async () => {
  const failed = await started(api, user)
  model.always({ kind: 'refusal' })
  await advance(api, user, failed)
  expect(await last(failed)).toMatchObject({
    action: 'sent_to_model',
    after: { agent: 'qualificacao', tokens_in: null },
  })
  const id = await started(api, user)
  model.always({ kind: 'ok' })
  model.hooks.onMidStream = async () => {
    await api.as(user).delete(`${base}/${id}`)
  }
  await advance(api, user, id)
  expect(await last(id)).toMatchObject({
    action: 'sent_to_model',
    after: { agent: 'qualificacao' },
    confidential: true,
  })
})

test('who read one with a confidential document’s words: each reading of the text, one an hour of the agents’', async () => {
  const closed = await aDocument(true)
  const id = await started(api, user, 1, { case_id: caseId, document_ids: [closed] })
  const readings = async () =>
    (await trail(id))
      .filter(({ action }) => action === 'read_confidential')
      .map(({ after }) => after?.['part'])
  await api.as(user).get(`${base}/${id}`)
  expect(await readings()).toEqual([])
  for (let n = 0; n < 3; n++) await api.as(user).get(`${base}/${id}/status`)
  expect(await readings()).toEqual(['agents'])
  now = new Date(now.getTime() + 3_600_001)
  await api.as(user).get(`${base}/${id}/status`)
  expect(await readings()).toEqual(['agents', 'agents'])
  for (let n = 1; n < 8; n++) await advance(api, user, id)
  await api.as(user).get(`${base}/${id}`)
  await api.as(user).get(`${base}/history/${id}`)
  expect(await readings()).toEqual(['agents', 'agents', 'content', 'content'])
  await api.as(user).get(`${base}/${id}/versions`)
  await api.as(user).put(`${base}/${id}/content`, { content: 'Outro' })
  await api.as(user).get(`${base}/${id}/versions`)
  await api.as(user).get(`${base}/${id}/export?format=md`)
  expect(await readings()).toEqual(['agents', 'agents', 'content', 'content', 'versions', 'content'])
  const other = await signedIn(api)
  await api.as(other).get(`${base}/${id}/status`)
  expect(await last(id)).toMatchObject({
    action: 'read_confidential',
    actor_id: other.id,
    confidential: true,
  })
  const plain = await started(api, user, 1)
  await api.as(user).get(`${base}/${plain}/status`)
  expect(await actions(plain)).not.toContain('read_confidential')
})
