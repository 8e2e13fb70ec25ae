import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import type { Ctx } from '../../platform/ctx'
import { deleteExpired, sweepExpired } from './housekeeping'

let api: Api
let ctx: Ctx
beforeAll(async () => {
  api = await startApi()
  ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
afterAll(() => api.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const DAY = 24 * 60

async function fill() {
  const { attempt, session, passwordReset, idempotencyKey, invitation } = api.world.database.prisma
  const users = await Promise.all(Array.from({ length: 3 }, () => signedIn(api)))
  const [one, two, three] = users.map(({ id }) => id)
  await attempt.createMany({
    data: [14, 16].map((minutes) => ({
      id: `a${minutes}`,
      kind: 'sign_in',
      subject: 'x',
      address: 'y',
      created_at: ago(minutes),
    })),
  })
  await session.createMany({
    data: [
      { id: 'expired', user_id: one ?? '', expires_at: ago(1), last_used_at: ago(5) },
      { id: 'idle', user_id: one ?? '', expires_at: ago(-DAY), last_used_at: ago(7 * DAY + 1) },
      { id: 'alive', user_id: one ?? '', expires_at: ago(-DAY), last_used_at: ago(7 * DAY - 1) },
    ],
  })
  await passwordReset.createMany({
    data: [
      { id: 'old', user_id: one ?? '', token_hash: 'a', expires_at: ago(1) },
      { id: 'used', user_id: two ?? '', token_hash: 'b', expires_at: ago(-30), used_at: ago(1) },
      { id: 'live', user_id: three ?? '', token_hash: 'c', expires_at: ago(-30) },
    ],
  })
  const guest = { user_role: 'standard', invited_by: one ?? '' } as const
  await invitation.createMany({
    data: [-5, 5].map((minutes) => ({
      ...guest,
      id: `v${minutes}`,
      email: `v${minutes}`,
      full_name: 'V',
      token_hash: `v${minutes}`,
      expires_at: ago(minutes),
    })),
  })
  await idempotencyKey.createMany({
    data: [-5, 5].map((minutes) => ({
      user_id: one ?? '',
      key: `k${minutes}`,
      request_hash: 'h',
      expires_at: ago(minutes),
    })),
  })
}

test('what has expired goes, what lives stays, signed-in users stay signed in', async () => {
  await fill()
  const actor = await signedIn(api)
  expect(await deleteExpired(ctx)).toBe(7)
  const { attempt, session, passwordReset, idempotencyKey, invitation } = api.world.database.prisma
  expect((await attempt.findMany()).map(({ id }) => id)).toEqual(['a14'])
  expect(
    (await session.findMany({ where: { id: { in: ['expired', 'idle', 'alive'] } } })).map(({ id }) => id),
  ).toEqual(['alive'])
  expect((await passwordReset.findMany()).map(({ id }) => id)).toEqual(['live'])
  expect((await invitation.findMany()).map(({ id }) => id)).toEqual(['v-5'])
  expect((await idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['k-5'])
  expect((await api.as(actor).get('/users/me')).status).toBe(200)
  expect(await deleteExpired(ctx)).toBe(0)
})

test('it takes many rows in several bites, and runs by itself from the start', async () => {
  const rows = Array.from({ length: 4_500 }, (_, at) => ({
    id: `b${at}`,
    kind: 'sign_in',
    subject: 'x',
    address: 'y',
    created_at: ago(60),
  }))
  await api.world.database.prisma.attempt.createMany({ data: rows })
  const sweep = sweepExpired(ctx)
  await expect
    .poll(() => api.world.database.prisma.attempt.count({ where: { id: { startsWith: 'b' } } }), {
      timeout: 120_000,
    })
    .toBe(0)
  await sweep.stop()
})

test('an office may have sessions go sooner', async () => {
  const { prisma } = api.world.database
  const { id: user_id } = await signedIn(api)
  const rest = (id: string, minutes: number) => ({
    id,
    user_id,
    expires_at: ago(-DAY),
    last_used_at: ago(minutes),
  })
  await prisma.session.createMany({ data: [rest('two-days', 2 * DAY + 1), rest('one-day', 2 * DAY - 1)] })
  await prisma.setting.create({ data: { key: 'retention_session_days', value: 2 } })
  await deleteExpired(ctx)
  expect(
    (await prisma.session.findMany({ where: { id: { in: ['two-days', 'one-day'] } } })).map(({ id }) => id),
  ).toEqual(['one-day'])
})
