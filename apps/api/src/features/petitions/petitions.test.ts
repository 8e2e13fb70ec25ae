import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import { startApi, type Actor, type Api } from '../../../test/api'
import { addressOf } from '../../../test/events'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { standInText, startModelServer, type ModelServer } from '../../../test/model-server'
import {
  aPetition,
  advance,
  first,
  llmOf,
  outputsOf,
  petitionBody,
  settled,
  started,
  statusOf,
} from '../../../test/petitions'
import { petitionStep } from './service'

let model: ModelServer
let api: Api
let user: Actor
/** How many callers have asked for a step so far. */
let asked = 0
const base = '/api/v1/petitions'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({
    llm: llmOf(model),
    jobs: [petitionStep],
    probe: (point) => void (asked += Number(point === 'before_lease')),
  })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: 'OAB/SP 123.456' })
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => model.reset())

/**
 * Lets the model answer only once so many callers have asked for the step: one that asks after the answer
 * asks for the next.
 */
function holdFor(callers: number): void {
  const before = asked
  model.hooks.onRequest = () =>
    expect.poll(() => asked - before, { interval: 5 }).toBeGreaterThanOrEqual(callers)
}

test('requires authentication', async () => {
  const calls: ['get' | 'post' | 'put', string][] = [
    ['post', '/initialize'],
    ['get', '/recent'],
    ['get', '/x'],
    ['get', '/history/x'],
    ['get', '/x/status'],
    ['get', '/case/x/petitions'],
    ['post', '/x/start-generation'],
    ['post', '/x/advance-agent'],
    ['put', '/x/content'],
    ['put', '/x/agents/redator/output'],
  ]
  for (const [method, path] of calls)
    expect((await api.as(null)[method](base + path)).status, `${method} ${path}`).toBe(401)
})

test('a petition is initialized, started, advanced agent by agent, and read', async () => {
  model.always({ kind: 'ok' })
  const created = await api.as(user).post(`${base}/initialize`, petitionBody())
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    status: 'initialized',
    petition_type: 'complaint',
    mode: null,
    content: null,
    progress_percentage: 0,
    author: 'Lia Torres Amado',
    plaintiffs: [{ id: '1', party_type: 'individual', name: 'Helena Prado Nogueira', role: 'plaintiff' }],
    defendants: [
      {
        id: '1',
        party_type: 'custom',
        custom_name: 'Lar Claro Móveis Ltda.',
        name: 'Lar Claro Móveis Ltda.',
      },
    ],
  })
  const id = String(created.body.petition_id)
  expect(id).toMatch(/^petition_[0-9a-f]{32}$/)
  expect(await statusOf(api, user, id)).toMatchObject({
    status: 'initialized',
    current_agent: 'qualificacao',
    agents_progress: [],
  })

  const begun = await api.as(user).post(`${base}/${id}/start-generation`, { petition_profile: 'agressivo' })
  expect(begun.body).toEqual({
    status: 'processing',
    current_agent: 'qualificacao',
    completed_agents: [],
    progress_percentage: 0,
  })

  for (const [index, agent] of agentIds.entries()) {
    const answer = await advance(api, user, id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      current_agent: agentIds[index + 1] ?? null,
      completed_agents: first(index + 1),
      progress_percentage: Math.round(((index + 1) / 8) * 100),
      is_complete: index === 7,
    })
    expect(model.calls(agent)).toBe(1)
  }
  const read = await api.as(user).get(`${base}/${id}`)
  expect(read.body).toMatchObject({
    status: 'completed',
    mode: 'model',
    petition_profile: 'agressivo',
    progress_percentage: 100,
  })
  const status = await statusOf(api, user, id)
  expect(status).toMatchObject({ status: 'completed', current_agent: null })
  expect(read.body.content).toBe(status.agents_progress[7]?.output)
  expect((await api.as(user).get(`${base}/history/${id}`)).body).toEqual(read.body)
  const recent = await api.as(user).get(`${base}/recent?limit=1`)
  expect(recent.body).toHaveLength(1)
  expect(recent.body[0]).toMatchObject({ petition_id: id, status: 'completed', progress_percentage: 100 })
  expect(recent.body[0]).not.toHaveProperty('content')
})

test('each run keeps model, tokens, duration, the hash of its prompt and how often it was tried', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 1)
  const run = await api.world.database.prisma.agentRun.findFirstOrThrow({
    where: { petition_id: id, position: 0 },
  })
  expect(run).toMatchObject({
    model: 'stand-in',
    tokens_in: 100,
    tokens_out: 50,
    attempt: 1,
    lease_owner: null,
    error_message: null,
  })
  expect(run.prompt_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(run.duration_ms).toBeGreaterThanOrEqual(0)
})

test('in the background the server runs the chain to its end by itself', async () => {
  model.always({ kind: 'ok' })
  const id = await aPetition(api, user)
  expect((await api.as(user).post(`${base}/${id}/start-generation`, { background: true })).body.status).toBe(
    'processing',
  )
  expect(await settled(api, user, id)).toMatchObject({ status: 'completed', progress_percentage: 100 })
  for (const agent of agentIds) expect(model.calls(agent), agent).toBe(1)
})

test('a started chain is handed to the server by a second start, and started only once', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 3)
  const again = await api.as(user).post(`${base}/${id}/start-generation`, { petition_profile: 'pacifico' })
  expect(again.body).toMatchObject({
    status: 'processing',
    current_agent: 'jurisprudencia',
    completed_agents: first(3),
  })
  expect((await api.as(user).get(`${base}/${id}`)).body.petition_profile).toBe('moderado')
  await api.as(user).post(`${base}/${id}/start-generation`, { background: true })
  await settled(api, user, id)
  for (const agent of agentIds) expect(model.calls(agent), agent).toBe(1)
})

test('two calls at once run one agent once and get the same answer', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  holdFor(3)
  const answers = await Promise.all([advance(api, user, id), advance(api, user, id), advance(api, user, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const answer of answers) expect(answer.body).toEqual(answers[0].body)
  expect(answers[0].body.completed_agents).toEqual(['qualificacao'])
  expect(model.requests).toHaveLength(1)
})

test('while an agent writes, its text so far can be read; a caller that hangs up does not stop it', async () => {
  model.always({ kind: 'ok', tokens: 20 })
  const id = await started(api, user)
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  model.hooks.onMidStream = () => held
  const hangUp = new AbortController()
  const hungUp = fetch(`${addressOf(api)}${base}/${id}/advance-agent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: hangUp.signal,
  })
  const running = async () => (await statusOf(api, user, id)).agents_progress[0]
  await expect.poll(async () => (await running())?.partial_output).toBeTruthy()
  hangUp.abort()
  await expect(hungUp).rejects.toThrow()
  const run = await running()
  expect(run?.status).toBe('in_progress')
  expect(run?.output).toBeNull()
  expect(standInText('qualificacao').startsWith(run?.partial_output ?? '-')).toBe(true)
  const before = asked
  const joining = advance(api, user, id).then((answer) => answer)
  await expect.poll(() => asked).toBeGreaterThan(before)
  goOn()
  const answer = await joining
  expect(answer.body.completed_agents).toEqual(['qualificacao'])
  expect((await statusOf(api, user, id)).agents_progress[0]?.partial_output).toBeNull()
  expect(model.requests).toHaveLength(1)
})

test('a fault of the model is told on the agent; the next call goes on and loses nothing', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user, 2)
  const before = outputsOf(await statusOf(api, user, id)).slice(0, 2)
  model.always({ kind: 'unauthorized' })
  const failed = await advance(api, user, id)
  expect(failed.status).toBe(502)
  expect(failed.body.detail).toBe(
    'A chave do serviço de IA foi recusada; peça ao administrador que a confira.',
  )
  const status = await statusOf(api, user, id)
  expect(status).toMatchObject({
    status: 'failed',
    current_agent: 'estrategista',
    completed_agents: first(2),
  })
  expect(status.agents_progress[2]).toMatchObject({
    status: 'pending',
    output: null,
    partial_output: null,
    error_message: failed.body.detail,
  })
  model.always({ kind: 'ok' })
  expect((await advance(api, user, id)).body.completed_agents).toEqual(first(3))
  const mended = await statusOf(api, user, id)
  expect(mended.status).toBe('processing')
  expect(mended.agents_progress[2]?.error_message).toBeNull()
  expect(outputsOf(mended).slice(0, 2)).toEqual(before)
})

test('all who wait for an agent are told of its failure in the same words', async () => {
  model.always({ kind: 'status', status: 403 })
  const id = await started(api, user)
  holdFor(2)
  const answers = await Promise.all([advance(api, user, id), advance(api, user, id)])
  expect(answers.map(({ status }) => status)).toEqual([502, 502])
  expect(answers[0].body.detail).toBe(answers[1].body.detail)
  expect(model.requests).toHaveLength(1)
})

test('a background petition that fails waits for a person, and a start goes on where it failed', async () => {
  model.always({ kind: 'ok' }).nextOf('leis', { kind: 'refusal' })
  const id = await aPetition(api, user)
  await api.as(user).post(`${base}/${id}/start-generation`, { background: true })
  expect(await settled(api, user, id)).toMatchObject({ status: 'failed', current_agent: 'leis' })
  await api.as(user).post(`${base}/${id}/start-generation`, { background: true })
  expect((await settled(api, user, id, ['completed'])).status).toBe('completed')
  expect(model.calls('leis')).toBe(2)
  expect(model.calls('fatos')).toBe(1)
})

test('what clashes with the present state is 409', async () => {
  model.always({ kind: 'ok' })
  const fresh = await aPetition(api, user)
  expect((await advance(api, user, fresh)).status).toBe(409)
  expect((await api.as(user).put(`${base}/${fresh}/agents/fatos/output`, { output: 'x' })).status).toBe(409)
  const running = await started(api, user)
  expect((await api.as(user).put(`${base}/${running}/content`, { content: 'x' })).status).toBe(409)
  const done = await started(api, user, 8)
  const again = await advance(api, user, done)
  expect(again.status).toBe(409)
  expect(again.body.detail).toContain('already completed')
  expect((await api.as(user).post(`${base}/${done}/start-generation`)).status).toBe(409)
  expect(model.calls('finalizador')).toBe(1)
})

test('bad input gets the words of the form', async () => {
  const empty = await api.as(user).post(`${base}/initialize`, {})
  expect(empty.status).toBe(422)
  expect(empty.body.detail[0]).toMatchObject({
    loc: ['body', 'petition_type'],
    msg: 'Por favor, selecione um tipo de petição',
  })
  const id = await aPetition(api, user)
  expect((await api.as(user).put(`${base}/${id}/content`, { content: '  ' })).status).toBe(422)
  expect((await api.as(user).put(`${base}/${id}/agents/fatos/output`, { output: ' ' })).status).toBe(422)
  expect((await api.as(user).put(`${base}/${id}/agents/juiz/output`, { output: 'x' })).status).toBe(422)
  expect(
    (await api.as(user).post(`${base}/${id}/start-generation`, { petition_profile: 'feroz' })).status,
  ).toBe(422)
  expect((await api.as(user).get(`${base}/recent?limit=1001`)).status).toBe(422)
  expect((await api.as(user).post(`${base}/initialize`, petitionBody({ case_id: 'nowhere' }))).status).toBe(
    400,
  )
  const contact = { id: 1, party_type: 'individual', client_name: 'Ana', contact_id: 'nobody' }
  expect(
    (await api.as(user).post(`${base}/initialize`, petitionBody({ plaintiffs: [contact] }))).status,
  ).toBe(400)
  for (const path of ['', '/status'])
    expect((await api.as(user).get(`${base}/petition_0${path}`)).status).toBe(404)
  expect((await advance(api, user, 'petition_0')).status).toBe(404)
})

test('rows without a name are dropped, and a case gives its client', async () => {
  const client = await aClient(api, { name: 'Helena Prado Nogueira' })
  const made = await api.as(user).post('/api/v1/cases/', caseBody(client.id, { title: 'Sofá' }))
  const rows = [
    { id: 1, party_type: 'individual', client_name: ' ' },
    { id: 2, party_type: 'CORPORATE', client_name: 'Firma' },
  ]
  const created = await api
    .as(user)
    .post(`${base}/initialize`, petitionBody({ case_id: made.body.id, defendants: rows }))
  expect(created.body).toMatchObject({
    client_name: 'Helena Prado Nogueira',
    case_id: made.body.id,
    title: 'Petição Inicial – Sofá',
  })
  expect(created.body.defendants.map((row: { id: string }) => row.id)).toEqual(['2'])
  const listed = await api.as(user).get(`${base}/case/${String(made.body.id)}/petitions`)
  expect(listed.body.map((row: { id: string }) => row.id)).toEqual([created.body.id])
})

test('one that read a confidential document is seen by its viewers only', async () => {
  const author = await signedIn(api, 'restricted')
  const stranger = await signedIn(api, 'restricted')
  const lawyer = await signedIn(api, 'restricted')
  const id = await aPetition(api, author)
  const { prisma } = api.world.database
  const seen = async (who: Actor) => (await api.as(who).get(`${base}/${id}`)).status
  expect(await seen(stranger)).toBe(200)
  const client = await aClient(api)
  const made = await api
    .as(user)
    .post('/api/v1/cases/', caseBody(client.id, { assigned_lawyers: [lawyer.id] }))
  const closed = { read_confidential: true, confidential_readers: [author.id] }
  await prisma.petition.update({ where: { id }, data: { ...closed, case_id: String(made.body.id) } })
  expect([await seen(author), await seen(user), await seen(lawyer), await seen(stranger)]).toEqual([
    200, 200, 200, 404,
  ])
  const recent = await api.as(stranger).get(`${base}/recent?limit=1000`)
  expect(recent.body.map((row: { id: AgentId }) => row.id)).not.toContain(id)
  for (const path of ['start-generation', 'advance-agent'])
    expect((await api.as(stranger).post(`${base}/${id}/${path}`)).status).toBe(404)
  expect((await api.as(stranger).put(`${base}/${id}/content`, { content: 'x' })).status).toBe(404)
})
