import { expect } from 'vitest'
import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import { openAiLlm } from '../src/llm/openai'
import type { Llm } from '../src/llm/llm'
import type { Actor, Api } from './api'
import type { ModelServer } from './model-server'

/** The real door to the model, pointed at the stand-in, with short time-outs and hardly any waiting. */
export function llmOf(
  model: ModelServer,
  options: { maxAttempts?: number; idleTimeoutMs?: number; maxChars?: number } = {},
): Llm {
  return openAiLlm({
    apiKey: model.apiKey,
    baseURL: model.url,
    model: 'stand-in',
    embeddingModel: null,
    totalTimeoutMs: 20_000,
    idleTimeoutMs: 5_000,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 10))),
    log: { warn: () => undefined },
    ...options,
  })
}

export const petitionBody = (fields: Record<string, unknown> = {}) => ({
  petition_type: 'complaint',
  plaintiffs: [{ id: 1, party_type: 'Individual', client_name: 'Helena Prado Nogueira', role: 'plaintiff' }],
  defendants: [{ id: 1, party_type: 'custom', custom_name: 'Lar Claro Móveis Ltda.', role: 'defendant' }],
  case_id: null,
  additional_context: 'A loja não entregou o sofá.',
  author: 'Lia Torres Amado',
  ...fields,
})

export async function aPetition(
  api: Api,
  user: Actor,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const created = await api.as(user).post('/api/v1/petitions/initialize', petitionBody(fields))
  expect(created.status).toBe(201)
  return String(created.body.petition_id)
}

/** A petition whose chain has started, its first `done` agents completed. */
export async function started(
  api: Api,
  user: Actor,
  done = 0,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = await aPetition(api, user, fields)
  expect((await api.as(user).post(`/api/v1/petitions/${id}/start-generation`)).status).toBe(200)
  for (let i = 0; i < done; i++) expect((await advance(api, user, id)).status).toBe(200)
  return id
}

export const advance = (api: Api, user: Actor, id: string) =>
  api.as(user).post(`/api/v1/petitions/${id}/advance-agent`)

export interface RunView {
  agent_id: AgentId
  status: string
  output: string | null
  partial_output: string | null
  error_message: string | null
}
export interface StatusView {
  status: string
  current_agent: AgentId | null
  completed_agents: AgentId[]
  progress_percentage: number
  agents_progress: RunView[]
}

export async function statusOf(api: Api, user: Actor, id: string): Promise<StatusView> {
  const answer = await api.as(user).get(`/api/v1/petitions/${id}/status`)
  expect(answer.status).toBe(200)
  return answer.body as StatusView
}

/** Waits until the petition's status is one of these. */
export async function settled(
  api: Api,
  user: Actor,
  id: string,
  wanted = ['completed', 'failed'],
  ms = 120_000,
): Promise<StatusView> {
  for (const end = Date.now() + ms; ;) {
    const status = await statusOf(api, user, id)
    if (wanted.includes(status.status)) return status
    if (Date.now() > end)
      throw new Error(`petition still ${status.status} at ${String(status.current_agent)}`)
    await pause(50)
  }
}

/** Waits until so many calls of an agent have reached the model. */
export const atModel = (model: ModelServer, agent: AgentId, count = 1) =>
  expect.poll(() => model.calls(agent), { timeout: 120_000, interval: 10 }).toBe(count)

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
export const outputsOf = (status: StatusView): (string | null)[] =>
  status.agents_progress.map(({ output }) => output)
export const first = (count: number): AgentId[] => agentIds.slice(0, count)
