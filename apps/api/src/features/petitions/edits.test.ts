import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import {
  advance,
  atModel,
  first,
  llmOf,
  outputsOf,
  settled,
  started,
  statusOf,
} from '../../../test/petitions'
import { petitionStep } from './service'

let model: ModelServer
let api: Api
let user: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], env: { AGENT_LEASE_SECONDS: 2 } })
  user = await signedIn(api)
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => model.reset())

test('an agent reads the earlier outputs as a user edited them, and the server writes the later ones again', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 8)
  const before = await statusOf(api, user, id)
  const content = (await api.as(user).get(`${base}/${id}`)).body.content as string
  model.writes('redator', 'Peça escrita outra vez.').writes('finalizador', 'Documento novo.')
  const edited = await api
    .as(user)
    .put(`${base}/${id}/agents/leis/output`, { output: 'Só o artigo combinado.', trigger_regeneration: true })
  expect(edited.status).toBe(200)
  expect(edited.body).toMatchObject({
    status: 'processing',
    completed_agents: first(5),
    current_agent: 'redator',
  })
  const after = await settled(api, user, id)
  expect(after.status).toBe('completed')
  expect(outputsOf(after).slice(0, 4)).toEqual(outputsOf(before).slice(0, 4))
  expect(after.agents_progress[4]?.output).toBe('Só o artigo combinado.')
  const calls = Object.fromEntries(agentIds.map((agent) => [agent, model.calls(agent)]))
  expect(calls).toMatchObject({ qualificacao: 1, leis: 1, redator: 2, revisor: 2, finalizador: 2 })
  expect(model.requests.filter(({ agent }) => agent === 'redator')[1]?.user).toContain(
    'Só o artigo combinado.',
  )
  expect((await api.as(user).get(`${base}/${id}`)).body.content).toContain('Documento novo.')
  const kept = await api.world.database.prisma.petitionVersion.findMany({ where: { petition_id: id } })
  expect(kept.map((version) => version.content)).toEqual([content])
})

test('an edit takes the step from an agent that is at work on what it replaces', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 2)
  model.always({ kind: 'ok', tokens: 40, tokenDelayMs: 50 }).writes('estrategista', 'Teses velhas.')
  const running = advance(api, user, id).then((answer) => answer)
  await atModel(model, 'estrategista')
  model.always({ kind: 'ok' }).writes('estrategista', 'Teses novas.')
  await api
    .as(user)
    .put(`${base}/${id}/agents/fatos/output`, { output: 'Fatos corrigidos.', trigger_regeneration: true })
  expect((await running).status).toBe(200)
  const after = await settled(api, user, id)
  expect(after.agents_progress[2]?.output).toContain('Teses novas.')
  expect(after.agents_progress[1]?.output).toBe('Fatos corrigidos.')
})

test('a part that the model refuses can be written by hand', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 1)
  model.always({ kind: 'refusal' })
  await advance(api, user, id)
  expect((await api.as(user).put(`${base}/${id}/agents/leis/output`, { output: 'Cedo.' })).status).toBe(409)
  const written = await api.as(user).put(`${base}/${id}/agents/fatos/output`, { output: 'Fatos à mão.' })
  expect(written.body).toMatchObject({ status: 'processing', completed_agents: first(2) })
  model.always({ kind: 'ok' })
  expect((await advance(api, user, id)).body.completed_agents).toEqual(first(3))
})

test('an edit of the last agent sets the content, and a save keeps what it replaces', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 8)
  await api.as(user).put(`${base}/${id}/agents/finalizador/output`, {
    output: 'Texto do finalizador, revisto.',
    trigger_regeneration: true,
  })
  const read = (await api.as(user).get(`${base}/${id}`)).body
  expect(read).toMatchObject({ content: 'Texto do finalizador, revisto.', status: 'completed' })
  const saved = await api.as(user).put(`${base}/${id}/content`, { content: '  # Petição revista  ' })
  expect(saved.body).toMatchObject({
    content: '# Petição revista',
    status: 'completed',
    version: read.version + 1,
  })
  const kept = await api.world.database.prisma.petitionVersion.findMany({
    where: { petition_id: id },
    orderBy: { number: 'asc' },
  })
  expect(kept.map(({ number, reason }) => [number, reason])).toEqual([
    [1, 'agent_edit'],
    [2, 'edit'],
  ])
  expect(kept[1]?.content).toBe('Texto do finalizador, revisto.')
})
