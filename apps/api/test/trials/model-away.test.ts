import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { petitionStep } from '../../src/features/petitions/service'
import { startSweeps } from '../../src/jobs'
import { startApi, type Actor, type Api } from '../api'
import { putClockForward } from '../clock'
import { aClient, signedIn } from '../factories'
import { startModelServer, type ModelServer } from '../model-server'
import { advance, aPetition, first, llmOf, outputsOf, settled, started, statusOf } from '../petitions'
import { count, trialTimeout } from './counts'

/* An hour passes by the database's hand; in each part of it people go on asking, and everything that
   looks after petitions runs. */
const parts = count(4, 60)
const ATTEMPTS = 4

let model: ModelServer
let api: Api
let user: Actor
let sweeps: { stop: () => Promise<void> }
beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmOf(model, { maxAttempts: ATTEMPTS }), jobs: [petitionStep] })
  user = await signedIn(api, 'admin')
  await api.world.database.exec("update sessions set expires_at = now() + interval '30 days'")
  sweeps = startSweeps(api.world)
})
afterAll(async () => {
  await sweeps.stop()
  await api.close()
  await model.close()
})

/** Takes the model's place: counts who comes and hangs up on them. */
async function away(): Promise<{ calls: () => number; end: () => Promise<void> }> {
  let calls = 0
  const port = Number(new URL(model.url).port)
  await model.goDark()
  const server: Server = createServer((socket) => {
    calls++
    socket.on('error', () => undefined)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const end = async () => {
    await new Promise((resolve) => server.close(resolve))
    await model.comeBack()
  }
  return { calls: () => calls, end }
}

const waitingJobs = async () =>
  (
    await api.world.database.query(
      "select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active')",
      [petitionStep.name],
    )
  ).length

test(
  'a model that is away for an hour: everybody hears so in a sentence, nothing piles up, and what waited goes on',
  { timeout: trialTimeout },
  async () => {
    await aClient(api, { name: 'Padaria Três Irmãos' })
    const byHand = await started(api, user, 2)
    const before = outputsOf(await statusOf(api, user, byHand))
    const byServer = await aPetition(api, user)
    const { calls, end } = await away()
    const background = () =>
      api.as(user).post(`/api/v1/petitions/${byServer}/start-generation`, { background: true })
    expect((await background()).status).toBe(200)
    // A lease that is held while the hour passes would run out, and the step be taken again.
    const told = await settled(api, user, byServer, ['failed'])
    for (let part = 0; part < parts; part++) {
      await putClockForward(api.world.database, 1 / parts)
      const failed = await advance(api, user, byHand)
      expect([failed.status, failed.body.code]).toEqual([502, 'model_unavailable'])
      expect(failed.body.detail).toMatch(/^(O|A|Não) [^\n]+\.$/)
      const answer = await api
        .as(user)
        .post('/api/v1/chat/chat', { message: 'O que há sobre a Padaria Três Irmãos?', client_id: null })
      expect(answer.status).toBe(200)
      expect(answer.body.answer).toMatch(/\S/)
    }
    expect((await statusOf(api, user, byServer)).status).toBe('failed')
    expect(told.agents_progress[0]).toMatchObject({
      status: 'pending',
      error_message: expect.stringMatching(/^(O|A|Não) .+\.$/) as string,
    })
    // The petition in the background was tried once, each call of a person once, each of these by so many
    // attempts.
    expect(calls()).toBeGreaterThan(0)
    expect(calls()).toBeLessThanOrEqual(ATTEMPTS * (1 + 2 * parts))
    await expect.poll(waitingJobs).toBe(0)
    console.log(
      `model away for an hour: ${2 * parts} calls of people and one petition in the background, ${calls()} attempts at the model, ${await waitingJobs()} jobs left`,
    )

    await end()
    expect((await advance(api, user, byHand)).body.completed_agents).toEqual(first(3))
    expect(outputsOf(await statusOf(api, user, byHand)).slice(0, 2)).toEqual(before.slice(0, 2))
    expect((await background()).status).toBe(200)
    expect((await settled(api, user, byServer)).completed_agents).toEqual([...agentIds])
  },
)
