import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { ownPlace } from '../database'
import { startModelServer, type ModelServer } from '../model-server'
import { pause, petitionBody, type StatusView } from '../petitions'
import { full, trialTimeout } from './counts'
import { startTrialServer, type TrialServer } from './process'

const points = [
  'before_lease',
  'after_lease',
  'mid_stream',
  'last_token',
  'after_commit',
  'before_answer',
] as const
type Point = (typeof points)[number]

let model: ModelServer
let place: Awaited<ReturnType<typeof ownPlace>>
let server: TrialServer

beforeAll(async () => {
  model = await startModelServer()
  place = await ownPlace()
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok', tokens: 4, tokenDelayMs: 2 })
})
afterEach(async () => {
  server.kill()
  await server.gone
})
afterAll(async () => {
  await place.remove()
  await model.close()
})

async function begin(): Promise<string> {
  const created = await server.post('/api/v1/petitions/initialize', petitionBody())
  expect(created.status).toBe(201)
  return (created.body as { petition_id: string }).petition_id
}

async function start(id: string): Promise<void> {
  const answer = await server
    .post(`/api/v1/petitions/${id}/start-generation`, { background: true })
    .catch(() => null)
  // The server may be dead before it answers: that is what the trial is about.
  if (answer) expect(answer.status).toBe(200)
}

const status = async (id: string) => (await server.get(`/api/v1/petitions/${id}/status`)).body as StatusView

/** Kills the server at a moment of one agent's run; answers the outputs that stood then. */
async function killAt(id: string, point: Point, position: number): Promise<(string | null)[]> {
  if (point === 'mid_stream' || point === 'last_token') return killInStream(id, point, position)
  const snapshot = join(place.env.DATA_DIR, 'snapshot.json')
  rmSync(snapshot, { force: true })
  const completed = point === 'before_lease' || point === 'after_lease' ? position : position + 1
  await server.crashAt({ petition_id: id, point, completed, snapshot })
  await start(id)
  if (point === 'before_answer') await clickUntilDead(id)
  await server.gone
  expect(existsSync(snapshot)).toBe(true)
  return JSON.parse(readFileSync(snapshot, 'utf8')) as (string | null)[]
}

async function killInStream(
  id: string,
  point: 'mid_stream' | 'last_token',
  position: number,
): Promise<(string | null)[]> {
  let outputs: (string | null)[] = []
  let strike: Promise<void> | undefined
  const kill = async () => {
    outputs = (await status(id)).agents_progress.slice(0, position).map(({ output }) => output)
    server.kill()
    await server.gone
  }
  // Whoever else runs this agent, as a naive server may, is held until the server is dead, too.
  const hold = ({ agent }: { agent: string }) =>
    agent === agentIds[position] ? (strike ??= kill()) : undefined
  if (point === 'mid_stream') model.hooks.onMidStream = hold
  else model.hooks.onLastToken = hold
  await start(id)
  await server.gone
  return outputs
}

/** Advances by calls, as a person does, until the server dies under one of them. */
async function clickUntilDead(id: string): Promise<void> {
  for (let click = 0; click <= agentIds.length; click++) {
    const answer = await server.post(`/api/v1/petitions/${id}/advance-agent`).catch(() => null)
    if (!answer) return
    expect(answer).toMatchObject({ status: 200 })
  }
  throw new Error('the server did not die')
}

async function finished(id: string, ms: number): Promise<StatusView> {
  for (const end = Date.now() + ms; ; await pause(100)) {
    const now = await status(id)
    if (now.status === 'completed' || now.status === 'failed' || Date.now() > end) return now
  }
}

async function trial(point: Point, position: number): Promise<void> {
  server = await startTrialServer(place.env, model, ...(point === 'before_answer' ? ['--idle'] : []))
  const id = await begin()
  const outputs = await killAt(id, point, position)
  server = await startTrialServer(place.env, model)
  const after = await finished(id, 150_000)
  expect(after.status).toBe('completed')
  expect(after.agents_progress.slice(0, outputs.length).map(({ output }) => output)).toEqual(outputs)
  expect(outputs).toHaveLength(
    point === 'after_commit' || point === 'before_answer' ? position + 1 : position,
  )
  for (const [index, agent] of agentIds.entries()) {
    const lost = index === position && (point === 'mid_stream' || point === 'last_token') ? 1 : 0
    expect(model.calls(agent), `${agent} after a kill at ${point} of ${String(agentIds[position])}`).toBe(
      1 + lost,
    )
  }
}

const sample: [Point, number][] = [
  ['mid_stream', 5],
  ['before_answer', 6],
]
const cases = full
  ? points.flatMap((point) => agentIds.map((_, position): [Point, number] => [point, position]))
  : sample

describe('a server killed by the hardest signal', () => {
  test.each(cases)(
    '%s, agent %i: loses one call at most and finishes by itself',
    { timeout: trialTimeout },
    trial,
  )

  test('would never finish if the step were naive', { timeout: trialTimeout }, async () => {
    server = await startTrialServer(place.env, model, '--naive')
    const id = await begin()
    await killInStream(id, 'mid_stream', 2)
    server = await startTrialServer(place.env, model, '--naive')
    expect(await finished(id, 8_000)).toMatchObject({ status: 'processing', current_agent: 'estrategista' })
  })
})
