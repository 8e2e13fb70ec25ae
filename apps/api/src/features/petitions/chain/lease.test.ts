import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { onPostgres } from '../../../../test/database'
import { signedIn } from '../../../../test/factories'
import { startModelServer, type ModelServer } from '../../../../test/model-server'
import { advance, atModel, first, llmOf, settled, started, statusOf } from '../../../../test/petitions'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { completeRun, lockPetition, takeLease, touchPetition } from './lease'
import { runNextAgent } from './pipeline'
import { petitionStep } from '../service'
import { resumeBackground } from './sweep'

let model: ModelServer
let api: Api
let user: Actor
let ctx: Ctx

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], env: { AGENT_LEASE_SECONDS: 1 } })
  user = await signedIn(api)
  ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: true },
    user: null,
  })
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => model.reset())

/**
 * Has the lease of the first step end so many seconds from now, however long the machine stands still
 * meanwhile.
 */
const endsIn = (petition_id: string, seconds: number) =>
  api.world.database.query(
    'update agent_runs set lease_expires_at = clock_timestamp() + make_interval(secs => $2) where petition_id = $1 and position = 0',
    [petition_id, seconds],
  )

const runs = (petition_id: string) =>
  api.world.database.prisma.agentRun.findMany({ where: { petition_id }, orderBy: { position: 'asc' } })

test('of many callers one gets the lease', async () => {
  const id = await started(api, user)
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeLease(ctx, id, {})))
  expect(leases.filter((lease) => lease !== null)).toHaveLength(1)
})

/** Has `change` made while `work` waits for the petition that it holds. */
async function meanwhile<T>(
  petition_id: string,
  work: () => Promise<T>,
  change: (tx: Ctx) => Promise<unknown>,
): Promise<T> {
  const waiting = () =>
    rows(
      ctx,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  const { running } = await ctx.transaction(async (tx) => {
    await lockPetition(tx, petition_id)
    const running = work()
    await expect.poll(waiting).not.toEqual([])
    await change(tx)
    await touchPetition(tx, petition_id)
    return { running }
  })
  return running
}

// The embedded database does one transaction at a time.
test.skipIf(!onPostgres)(
  'whoever waits for a change of the chain takes the step whose turn it is afterwards',
  async () => {
    const id = await started(api, user)
    await api.world.database.prisma.agentRun.updateMany({
      where: { petition_id: id, position: { lt: 3 } },
      data: { status: 'completed', output: 'x' },
    })
    const setBack = (tx: Ctx) =>
      rows(tx, sql`update agent_runs set status = 'pending' where petition_id = ${id} and position > 0`)
    expect(await meanwhile(id, () => takeLease(ctx, id, {}), setBack)).toMatchObject({ position: 1 })
    expect((await runs(id)).map(({ status }) => status)).toEqual([
      'completed',
      'in_progress',
      ...Array<string>(6).fill('pending'),
    ])
  },
)

test.skipIf(!onPostgres)('an output that waits for a change of the petition is stored after it', async () => {
  const id = await started(api, user)
  const lease = await takeLease(ctx, id, {})
  if (!lease) throw new Error('no lease')
  const written = {
    output: 'Texto',
    model: 'm',
    tokens_in: 1,
    tokens_out: 1,
    duration_ms: 1,
    prompt_hash: 'h',
  }
  const retitle = (tx: Ctx) =>
    rows(tx, sql`update petitions set title = 'Outro', background = true where id = ${id}`)
  const complete = () => completeRun(ctx, lease, written, { last: false, events: [], read: [] })
  expect(await meanwhile(id, complete, retitle)).toEqual({ background: true })
  expect((await runs(id))[0]).toMatchObject({ status: 'completed', output: 'Texto' })
  expect(await api.world.database.prisma.petition.findUnique({ where: { id } })).toMatchObject({
    title: 'Outro',
    mode: 'model',
  })
})

test('a lease that its holder let run out is taken over, and not before', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  expect(await takeLease(ctx, id, {})).not.toBeNull()
  await endsIn(id, 600)
  expect(await takeLease(ctx, id, {})).toBeNull()
  await endsIn(id, -1)
  expect((await advance(api, user, id)).body.completed_agents).toEqual(first(1))
  expect((await runs(id))[0]).toMatchObject({ attempt: 2, status: 'completed' })
})

test('a lease is kept alive while its agent writes longer than the lease lasts', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  const end = async () => (await runs(id))[0]?.lease_expires_at?.getTime() ?? 0
  let first = 0
  model.hooks.onMidStream = async () => {
    first = await end()
    await expect.poll(end).toBeGreaterThan(first + 1_000)
  }
  expect((await advance(api, user, id)).status).toBe(200)
  expect(first).toBeGreaterThan(0)
  expect(model.requests).toHaveLength(1)
})

test('an agent whose step went to another stores nothing, and its call upstream is closed', async () => {
  model.always({ kind: 'ok', tokens: 60, tokenDelayMs: 50 })
  const id = await started(api, user)
  const running = runNextAgent(ctx, id)
  await atModel(model, 'qualificacao')
  await api.world.database.prisma.agentRun.updateMany({
    where: { petition_id: id, position: 0 },
    data: { lease_owner: 'another' },
  })
  expect(await running).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({ status: 'in_progress', output: null, lease_owner: 'another' })
  await expect.poll(() => model.requests[0]?.disconnected).toBe(true)
})

test('a step that goes to another with its last word stores nothing and moves nothing on', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  model.hooks.onLastToken = async () => {
    await api.world.database.prisma.agentRun.updateMany({
      where: { petition_id: id, position: 0 },
      data: { lease_owner: 'another' },
    })
  }
  expect(await runNextAgent(ctx, id)).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({ status: 'in_progress', output: null, lease_owner: 'another' })
})

test('a step that the stop of the server interrupts is free again at once, without an error', async () => {
  model.always({ kind: 'ok', tokens: 60, tokenDelayMs: 50 })
  const id = await started(api, user)
  const stop = new AbortController()
  const running = runNextAgent(ctx, id, { signal: stop.signal })
  await atModel(model, 'qualificacao')
  stop.abort()
  expect(await running).toEqual({ kind: 'lost' })
  expect((await runs(id))[0]).toMatchObject({
    status: 'pending',
    error_message: null,
    lease_owner: null,
    partial_output: null,
  })
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
