import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetFuture } from '../../src/platform/jobs/clock-set-back'
import { defineJob } from '../../src/platform/jobs/queue'
import { startApi, type Actor, type Api } from '../api'
import { putClockForward } from '../clock'
import { truncateAll } from '../database'
import { PASSWORD, signedIn } from '../factories'
import { advance, started, statusOf } from '../petitions'
import { full } from './counts'

/* The clocks of server and database jump: every stored time moves the other way. */
let api: Api
let user: Actor
let runs = 0
const job = defineJob({
  name: 'clock',
  schema: z.object({}),
  handler: () => {
    runs++
    return Promise.resolve()
  },
})

beforeAll(async () => {
  api = await startApi({ jobs: [job] })
})
beforeEach(async () => {
  await truncateAll(api.world.database)
  user = await signedIn(api, 'admin')
  await api.world.database.exec("update sessions set expires_at = now() + interval '30 days'")
  runs = 0
})
afterAll(() => api.close())

const putForward = (hours: number) => putClockForward(api.world.database, hours)
const ctx = () =>
  api.world.ctx({
    log: api.world.log,
    request_id: '',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
const jumps = full ? [-24 * 365, -24, -1, 1, 24, 24 * 6] : [-24, -1, 24]

test.each(jumps)(
  '%i hours: who is signed in stays so, and records are read and changed as before',
  async (hours) => {
    const { body: made } = await api.as(user).post('/api/v1/clients/', { name: 'Padaria Três Irmãos' })
    await putForward(hours)
    expect((await api.as(user).put(`/api/v1/clients/${made.id}`, { name: 'Padaria' })).body).toMatchObject({
      id: made.id,
      version: 2,
    })
    expect((await api.as(user).get('/api/v1/clients/')).body).toMatchObject({ total: 1 })
  },
)

test('eight days forward: who is signed in is asked to sign in again, and may', async () => {
  await putForward(24 * 8)
  const refused = await api.as(user).get('/api/v1/clients/')
  expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated'])
  expect((await signIn(PASSWORD)).status).toBe(200)
})

test.each(jumps)(
  '%i hours: an agent whose process died is taken over, and the chain goes on',
  async (hours) => {
    const id = await started(api, user, 1)
    const dead =
      "status = 'in_progress', lease_owner = 'dead', lease_expires_at = clock_timestamp() - interval '1 second'"
    await api.world.database.exec(`update agent_runs set ${dead} where position = 1`)
    await putForward(hours)
    expect((await advance(api, user, id)).body.completed_agents).toEqual(['qualificacao', 'fatos'])
    expect(await statusOf(api, user, id)).toMatchObject({
      status: 'processing',
      completed_agents: ['qualificacao', 'fatos'],
    })
  },
)

test.each(jumps)('%i hours: a job that waits is done, once', async (hours) => {
  await ctx().jobs.send(job, {}, { startAfter: new Date(Date.now() + 600_000) })
  await putForward(hours)
  await forgetFuture(ctx())
  // Ten minutes are over only where the clock was put forward; where it was put back by more than an hour
  // nothing waits for it.
  if (hours === -1) await putForward(1.5)
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(1)
  // The queue hears of it a moment later.
  const left = "select state from pgboss.job where name = 'clock' and state in ('created', 'retry', 'active')"
  await expect.poll(() => api.world.database.query(left), { timeout: 30_000 }).toEqual([])
  expect(runs).toBe(1)
})

test('a job of a dead process is given to another although the clock was put back', async () => {
  await ctx().jobs.send(job, {}, { startAfter: new Date(Date.now() + 3_600_000) })
  await api.world.database.exec(
    "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'clock'",
  )
  await putForward(-24)
  await forgetFuture(ctx())
  // As if its heartbeat had been silent for a minute since.
  await api.world.database.exec(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'clock' and state = 'active'",
  )
  await expect.poll(() => runs, { timeout: 60_000 }).toBe(1)
})

const userName = async () => (await api.as(user).get('/api/v1/users/me')).body.username as string
const signIn = async (password: string) => {
  const [me] = await api.world.database.query<{ username: string }>('select username from users')
  return supertest(api.server).post('/token').type('form').send({ username: me?.username, password })
}

test('who guessed too often before the clock was put back by a day is not held off for a day', async () => {
  expect(await userName()).toMatch(/^u/)
  for (let n = 0; n < 10; n++) await signIn('errada')
  expect((await signIn(PASSWORD)).status).toBe(429)
  await putForward(-24)
  expect((await signIn(PASSWORD)).status).toBe(200)
})

test.each([-24, 23])('%i hours: a creation that is repeated under its key is done once', async (hours) => {
  const send = () =>
    supertest(api.server)
      .post('/api/v1/contacts/')
      .set('Authorization', `Bearer ${user.token}`)
      .set('Idempotency-Key', 'chave')
      .send({ name: 'Ana' })
  const first = await send()
  await putForward(hours)
  const again = await send()
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
  expect((await api.as(user).get('/api/v1/contacts/')).body).toMatchObject({ total: 1 })
})
