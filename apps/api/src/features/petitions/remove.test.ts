import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import { aPetition, advance, atModel, llmOf, settled, started } from '../../../test/petitions'
import type { Ctx } from '../../platform/ctx'
import { runNextAgent } from './chain/pipeline'
import { petitionStep } from './service'

let model: ModelServer
let api: Api
let author: Actor
let admin: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], env: { AGENT_LEASE_SECONDS: 1 } })
  author = await signedIn(api, 'restricted')
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok' })
})

const remove = (who: Actor | null, id: string) => api.as(who).delete(`${base}/${id}`)
const prisma = () => api.world.database.prisma
const ctx = (): Ctx =>
  api.world.ctx({
    log: api.world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: true },
    user: null,
  })

const exists = async (key: string) => {
  for await (const { path } of api.world.files.list()) if (path.endsWith(key)) return true
  return false
}

/** How many rows anywhere name this petition. */
async function traces(petition_id: string): Promise<number> {
  const where = { petition_id }
  const counts = [
    prisma().petition.count({ where: { id: petition_id } }),
    prisma().petitionParty.count({ where }),
    prisma().petitionDocument.count({ where }),
    prisma().petitionAttachment.count({ where }),
    prisma().petitionVersion.count({ where }),
    prisma().agentRun.count({ where }),
  ]
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

test('requires authentication', async () => {
  expect((await remove(null, 'x')).status).toBe(401)
})

test('its author and an administrator delete it with all that is its own', async () => {
  for (const who of [author, admin]) {
    const id = await started(api, author, 8)
    await api.as(author).put(`${base}/${id}/content`, { content: 'Outro texto' })
    expect(await traces(id)).toBeGreaterThan(10)
    const answer = await remove(who, id)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await traces(id)).toBe(0)
    expect((await remove(who, id)).status).toBe(404)
  }
})

test('a petition tells who may delete it by id, whatever name signs it', async () => {
  const id = await aPetition(api, author, { author: 'Quem assina' })
  for (const path of [id, `history/${id}`])
    expect((await api.as(admin).get(`${base}/${path}`)).body.author_id).toBe(author.id)
})

test('its attachments’ files go with it, once it is deleted for good', async () => {
  const id = await aPetition(api, author)
  const storage_key = api.world.files.newKey()
  const file_size = await api.world.files.save(storage_key, Readable.from(['texto']))
  await prisma().petitionAttachment.create({
    data: { id: uuid(), petition_id: id, position: 0, file_name: 'a.txt', file_size, storage_key },
  })
  expect((await remove(author, id)).status).toBe(204)
  expect(await exists(storage_key)).toBe(true)
  expect((await api.as(admin).delete(`/api/v1/trash/${id}`)).status).toBe(204)
  await expect.poll(() => exists(storage_key)).toBe(false)
})

test('whoever else sees it may not, and whoever does not see it learns nothing', async () => {
  const id = await aPetition(api, author)
  const others = [await signedIn(api, 'standard'), await signedIn(api, 'restricted')]
  for (const who of others) {
    const answer = await remove(who, id)
    expect([answer.status, answer.body.detail]).toEqual([403, 'Permissão insuficiente'])
  }
  await prisma().petition.update({ where: { id }, data: { read_confidential: true } })
  const hidden = await remove(others[1] as Actor, id)
  const absent = await remove(others[1] as Actor, 'petition_0')
  expect([hidden.status, hidden.body.detail]).toEqual([404, 'Petição não encontrada'])
  expect([absent.status, absent.body.detail]).toEqual([404, 'Petição não encontrada'])
  expect(await traces(id)).toBeGreaterThan(0)
  const nobodys = await aPetition(api, author)
  await prisma().petition.update({ where: { id: nobodys }, data: { author_id: null } })
  expect((await remove(author, nobodys)).status).toBe(403)
})

test('deleted under a working agent: the call is told, the model is cut off, nothing is stored', async () => {
  const id = await started(api, author, 2)
  model.always({ kind: 'ok', tokens: 100, tokenDelayMs: 50 })
  const running = advance(api, author, id).then((answer) => answer)
  await atModel(model, 'estrategista')
  expect((await remove(author, id)).status).toBe(204)
  const answer = await running
  expect([answer.status, answer.body.detail]).toEqual([404, 'Petição não encontrada'])
  expect(await traces(id)).toBe(0)
  await expect.poll(() => model.requests.at(-1)?.disconnected).toBe(true)
})

test('deleted between an agent’s last word and its storing: nothing is stored', async () => {
  const id = await started(api, author)
  model.always({ kind: 'ok' })
  model.hooks.onLastToken = async () => {
    expect((await remove(author, id)).status).toBe(204)
  }
  expect(await runNextAgent(ctx(), id)).toEqual({ kind: 'lost' })
  expect(await traces(id)).toBe(0)
})

test('deleted while its agent reads the records: the step is lost, no job fails', async () => {
  const id = await started(api, author)
  const under: Ctx = {
    ...ctx(),
    probe: async (point) => {
      if (point === 'after_lease') await prisma().petition.delete({ where: { id } })
    },
  }
  expect(await runNextAgent(under, id)).toEqual({ kind: 'lost' })
  expect(model.requests).toHaveLength(0)
})

test('a background chain ends with its petition', async () => {
  const id = await aPetition(api, author)
  const other = await aPetition(api, author)
  model.always({ kind: 'ok', tokens: 6, tokenDelayMs: 40 })
  for (const one of [id, other])
    await api.as(author).post(`${base}/${one}/start-generation`, { background: true })
  await expect.poll(() => model.requests.length, { interval: 10 }).toBeGreaterThan(2)
  expect((await remove(author, id)).status).toBe(204)
  expect((await settled(api, author, other)).status).toBe('completed')
  expect(await traces(id)).toBe(0)
  const [failed] = await api.world.database.query<{ failed: number }>(
    "select count(*)::int as failed from pgboss.job where state in ('failed', 'retry')",
  )
  expect(failed?.failed).toBe(0)
})
