import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import { advance, first, llmOf, pause, settled, started, statusOf } from '../../../test/petitions'
import type { Ctx } from '../../core/ctx'
import { takeLease } from './lease'
import { runNextAgent } from './pipeline'
import { petitionStep } from './service'
import { resumeBackground } from './sweep'

let model: ModelServer
let api: Api
let user: Actor
let ctx: Ctx

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], env: { AGENT_LEASE_SECONDS: 1 } })
  user = await signedIn(api)
  ctx = api.world.ctx({ log: api.world.log, request_id: 'test', origin: { address: '', direct_loopback: true }, user: null })
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => model.reset())

const runs = (petition_id: string) => api.world.database.prisma.agentRun.findMany({ where: { petition_id }, orderBy: { position: 'asc' } })

test('of many callers one gets the lease', async () => {
  const id = await started(api, user)
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeLease(ctx, id, {})))
  expect(leases.filter((lease) => lease !== null)).toHaveLength(1)
})

test('a lease that its holder let run out is taken over, and not before', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  expect(await takeLease(ctx, id, {})).not.toBeNull()
  expect(await takeLease(ctx, id, {})).toBeNull()
  expect((await advance(api, user, id)).body.completed_agents).toEqual(first(1))
  expect((await runs(id))[0]).toMatchObject({ attempt: 2, status: 'completed' })
})

test('a lease is kept alive while its agent writes longer than the lease lasts', async () => {
  model.always({ kind: 'ok', tokens: 20, tokenDelayMs: 130 })
  const id = await started(api, user)
  const running = advance(api, user, id).then((answer) => answer.status)
  await pause(1_800)
  expect(await takeLease(ctx, id, {})).toBeNull()
  expect(await running).toBe(200)
  expect(model.requests).toHaveLength(1)
})

test('an agent whose step went to another stores nothing, and its call upstream is closed', async () => {
  model.always({ kind: 'ok', tokens: 60, tokenDelayMs: 50 })
  const id = await started(api, user)
  const running = runNextAgent(ctx, id)
  await pause(200)
  await api.world.database.prisma.agentRun.updateMany({ where: { petition_id: id, position: 0 }, data: { lease_owner: 'another' } })
  expect(await running).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({ status: 'in_progress', output: null, lease_owner: 'another' })
  await pause(100)
  expect(model.requests[0]?.disconnected).toBe(true)
})

test('a step that goes to another with its last word stores nothing and moves nothing on', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  model.hooks.onLastToken = async () => {
    await api.world.database.prisma.agentRun.updateMany({ where: { petition_id: id, position: 0 }, data: { lease_owner: 'another' } })
  }
  expect(await runNextAgent(ctx, id)).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({ status: 'in_progress', output: null, lease_owner: 'another' })
})

test('a step that the stop of the server interrupts is free again at once, without an error', async () => {
  model.always({ kind: 'ok', tokens: 60, tokenDelayMs: 50 })
  const id = await started(api, user)
  const stop = new AbortController()
  const running = runNextAgent(ctx, id, { signal: stop.signal })
  await pause(200)
  stop.abort()
  expect(await running).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({ status: 'pending', error_message: null, lease_owner: null, partial_output: null })
  expect((await statusOf(api, user, id)).status).toBe('processing')
})

test('a sweep resumes background petitions that nobody works on, and only those', async () => {
  model.always({ kind: 'ok' })
  const { prisma } = api.world.database
  const background = await started(api, user, 2)
  const byHand = await started(api, user, 1)
  await prisma.petition.update({ where: { id: background }, data: { background: true } })
  await resumeBackground(ctx)
  expect((await settled(api, user, background)).status).toBe('completed')
  expect((await statusOf(api, user, byHand)).completed_agents).toEqual(first(1))
  expect(await resumeBackground(ctx)).toBe(0)
})
