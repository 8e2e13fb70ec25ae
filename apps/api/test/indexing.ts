import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Source } from '@lavra/contracts/chat'
import { startIndexing } from '../src/features/chat/service'
import type { Actor, Api } from './api'
import { pause } from './petitions'

/** Nobody's context, as a job has it. */
export function systemCtx(api: Api) {
  const request_id = randomUUID()
  return api.world.ctx({
    log: api.world.log,
    request_id,
    origin: { address: '', direct_loopback: false },
    user: null,
  })
}

/** Keeps the index fresh, as the server does; stop it before the API closes. */
export const indexing = (api: Api) => startIndexing(systemCtx(api), api.world.database)

export async function search(
  api: Api,
  actor: Actor,
  query: string,
  fields: { k?: number; client_id?: string } = {},
): Promise<Source[]> {
  const answer = await api.as(actor).post('/api/v1/chat/search', { query, ...fields })
  expect(answer.status).toBe(200)
  return (answer.body as { results: Source[] }).results
}

/** Waits until nothing waits for the index and, where given, `also` holds. */
export async function settledIndex(
  api: Api,
  also: () => Promise<boolean> = () => Promise.resolve(true),
  ms = 120_000,
): Promise<void> {
  for (const end = Date.now() + ms; ; await pause(50)) {
    if ((await api.world.database.prisma.indexQueue.count()) === 0 && (await also())) return
    if (Date.now() > end) throw new Error('the index is still not up to date')
  }
}

/** Milliseconds until `wanted` holds. */
export async function timeUntil(wanted: () => Promise<boolean>, ms = 120_000): Promise<number> {
  const start = Date.now()
  while (!(await wanted())) {
    if (Date.now() - start > ms) throw new Error(`not so within ${ms} ms`)
    await pause(100)
  }
  return Date.now() - start
}
