import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agentIds } from '@lavra/contracts/petitions/generation'
import type { Probe } from '../../src/platform/ctx'
import { sleep } from '../../src/llm/retry'
import { startApi, type Actor, type Api } from '../api'
import { onPostgres, ownPlace } from '../database'
import { signedIn } from '../factories'
import { startModelServer, type ModelServer } from '../model-server'
import { naiveStep } from '../naive-step'
import { advance, llmOf, petitionBody, started, statusOf } from '../petitions'
import { count, trialTimeout } from './counts'
import { startTrialServer, type TrialServer } from './process'

let model: ModelServer

beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok', tokens: 2, tokenDelayMs: 5 })
})

/**
 * Lets the model answer only once all callers of a round have asked for the step: a click that comes after it
 * is another click.
 */
function holdForAll(callers: number, arrivals: () => number | Promise<number>, before: number) {
  model.hooks.onRequest = async () => {
    for (let turn = 0; turn < 1000 && (await arrivals()) - before < callers; turn++) await sleep(10)
  }
}

/** How many model calls there were beyond one per agent and petition. */
const surplus = (petitions: number) =>
  agentIds.reduce((sum, agent) => sum + Math.max(0, model.calls(agent) - petitions), 0)

describe('two clicks at once on one server', () => {
  let api: Api
  let user: Actor
  let asked = 0
  beforeAll(async () => {
    const probe: Probe = (point) => {
      if (point === 'before_lease') asked++
    }
    api = await startApi({ llm: llmOf(model), probe })
    user = await signedIn(api)
  })
  afterAll(() => api.close())

  it('run every agent once and get the same answer', { timeout: trialTimeout }, async () => {
    const petitions = count(2, 25)
    for (let petition = 0; petition < petitions; petition++) {
      const id = await started(api, user)
      for (const [index, agent] of agentIds.entries()) {
        holdForAll(2, () => asked, asked)
        const answers = await Promise.all([advance(api, user, id), advance(api, user, id)])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        expect(answers[0].body).toEqual(answers[1].body)
        expect(answers[0].body.completed_agents).toEqual(agentIds.slice(0, index + 1))
        expect(model.calls(agent)).toBe(petition + 1)
      }
      expect((await statusOf(api, user, id)).status).toBe('completed')
    }
    expect(surplus(petitions)).toBe(0)
  })

  it('would run agents twice if the step were naive', { timeout: trialTimeout }, async () => {
    const request_id = randomUUID()
    const ctx = api.world.ctx({
      log: api.world.log,
      request_id,
      origin: { address: '', direct_loopback: true },
      user: null,
    })
    const id = await started(api, user)
    for (let round = 0; round < agentIds.length; round++)
      await Promise.all([naiveStep(ctx, id), naiveStep(ctx, id)])
    expect(surplus(1)).toBeGreaterThan(0)
  })
})

describe.skipIf(!onPostgres)('twenty callers on two servers with one database', () => {
  let servers: TrialServer[]
  let place: Awaited<ReturnType<typeof ownPlace>>
  beforeAll(async () => {
    place = await ownPlace()
    const one = await startTrialServer(place.env, model)
    servers = [one, await startTrialServer(place.env, model)]
  })
  afterAll(async () => {
    for (const server of servers) server.kill()
    await Promise.all(servers.map(({ gone }) => gone))
    await place.remove()
  })

  async function begun(): Promise<string> {
    const created = await servers[0]?.post('/api/v1/petitions/initialize', petitionBody())
    const id = (created?.body as { petition_id: string }).petition_id
    await servers[0]?.post(`/api/v1/petitions/${id}/start-generation`)
    return id
  }

  async function arrived(): Promise<number> {
    const each = await Promise.all(servers.map((server) => server.arrivals()))
    return each.reduce((sum, count) => sum + count, 0)
  }

  async function twenty(path: string) {
    const callers = Array.from({ length: 20 }, (_, caller) => servers[caller % servers.length])
    return Promise.all(callers.flatMap((server) => (server ? [server.post(path)] : [])))
  }

  it('run every agent once', { timeout: trialTimeout }, async () => {
    const rounds = count(8, 200)
    let id = ''
    for (let round = 0; round < rounds; round++) {
      const position = round % 8
      if (position === 0) id = await begun()
      holdForAll(20, arrived, await arrived())
      const answers = await twenty(`/api/v1/petitions/${id}/advance-agent`)
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
      expect(answers[0]?.body).toMatchObject({ completed_agents: agentIds.slice(0, position + 1) })
    }
    expect(surplus(rounds / 8)).toBe(0)
  })

  it('would run them many times if the step were naive', { timeout: trialTimeout }, async () => {
    const id = await begun()
    for (let round = 0; round < agentIds.length; round++) await twenty(`/trial/naive/${id}`)
    expect(surplus(1)).toBeGreaterThan(0)
  })
})
