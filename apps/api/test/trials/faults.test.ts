import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { startApi, type Actor, type Api } from '../api'
import { signedIn } from '../factories'
import { faults, startModelServer, type Fault, type ModelServer } from '../model-server'
import { advance, first, llmOf, outputsOf, started, statusOf } from '../petitions'
import { full, trialTimeout } from './counts'

let model: ModelServer
let api: Api
let user: Actor

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model, { maxAttempts: 2, idleTimeoutMs: 1_000, maxChars: 50_000 }) })
  user = await signedIn(api)
})
afterAll(async () => {
  await api.close()
  await model.close()
})

/** Has the model fail at the petition's next agent, and then go on. */
async function failOnce(id: string, position: number, fault: Fault): Promise<void> {
  const before = outputsOf(await statusOf(api, user, id)).slice(0, position)
  if (fault === 'refused_connection') await model.goDark()
  else model.always({ kind: fault })
  const failed = await advance(api, user, id)
  if (fault === 'refused_connection') await model.comeBack()
  expect(failed.status).toBe(502)
  expectSentence(String(failed.body.detail))
  const status = await statusOf(api, user, id)
  expect(status).toMatchObject({
    status: 'failed',
    current_agent: agentIds[position],
    completed_agents: first(position),
  })
  expect(status.agents_progress[position]).toMatchObject({
    status: 'pending',
    output: null,
    partial_output: null,
    error_message: failed.body.detail,
  })
  expect(outputsOf(status).slice(0, position)).toEqual(before)

  model.always({ kind: 'ok' })
  expect((await advance(api, user, id)).body.completed_agents).toEqual(first(position + 1))
  const after = await statusOf(api, user, id)
  expect(outputsOf(after).slice(0, position)).toEqual(before)
  expect(after.agents_progress[position]).toMatchObject({ status: 'completed', error_message: null })
}

function expectSentence(detail: string): void {
  expect(detail).toMatch(/^(O|A|Não) .+\.$/)
  expect(detail).not.toContain(model.apiKey)
  expect(detail).not.toMatch(/sk-|http|127\.0|\bkey\b|error|request/i)
}

if (full) {
  test.each(faults)('%s at each of the eight agents', { timeout: trialTimeout }, async (fault) => {
    model.reset()
    model.always({ kind: 'ok' })
    const id = await started(api, user)
    for (const position of agentIds.keys()) await failOnce(id, position, fault)
    expect((await statusOf(api, user, id)).status).toBe('completed')
  })
} else {
  test('each fault at one agent', { timeout: trialTimeout }, async () => {
    model.reset()
    model.always({ kind: 'ok' })
    let id = ''
    for (const [index, fault] of faults.entries()) {
      if (index % 8 === 0) id = await started(api, user)
      await failOnce(id, index % 8, fault)
    }
  })
}
