import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '../src/platform/ctx'
import { defineJob } from '../src/platform/jobs/queue'
import { openWorld, type World } from '../src/platform/runtime'
import { migrations, openTestWorld, ownPlace } from './database'
import { startChild } from './children/spawn'

const ran: string[] = []
const schema = z.object({ word: z.string().max(100) })
const say = defineJob({
  name: 'say',
  schema,
  handler: (_ctx, { word }) => Promise.resolve(void ran.push(word)),
})
const stumble = defineJob({
  name: 'stumble',
  schema,
  retry: { limit: 2, delaySeconds: 1 },
  handler: async (ctx, { word }) => {
    ran.push(word)
    if (ran.filter((one) => one === word).length === 1) throw new Error('first time')
    await ctx.db.setting.create({ data: { key: word, value: true } })
  },
})
const slow = defineJob({
  name: 'slow',
  schema,
  handler: async (_ctx, { word }, signal) => {
    ran.push(word)
    await sleep(60_000, undefined, { signal })
  },
})
const jobs = [say, stumble, slow]

let world: World
const ctxOf = (one: World): Ctx =>
  one.ctx({ log: one.log, request_id: 'test', origin: { address: '', direct_loopback: false }, user: null })
const times = (word: string) => ran.filter((one) => one === word).length
const waitFor = (word: string, count = 1, timeout = 60_000) =>
  vi.waitFor(() => expect(times(word)).toBe(count), { timeout, interval: 20 })

let home: Awaited<ReturnType<typeof ownPlace>>
beforeAll(async () => {
  // One of its own, for it is really closed and opened again.
  home = await ownPlace()
  world = await openTestWorld({ jobs, env: home.env })
})
afterAll(async () => {
  await world.close()
  await home.remove()
})

test('a job of a committed transaction runs once', async () => {
  await ctxOf(world).transaction(async (tx) => {
    await tx.jobs.send(say, { word: 'committed' })
    await tx.transaction((inner) => inner.jobs.send(say, { word: 'inner' }))
    await sleep(300)
    expect(times('committed')).toBe(0)
  })
  await waitFor('committed')
  await waitFor('inner')
  await sleep(1200)
  expect([times('committed'), times('inner')]).toEqual([1, 1])
})

test('a job of a transaction that was rolled back never runs', async () => {
  const failing = ctxOf(world).transaction(async (tx) => {
    await tx.jobs.send(say, { word: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await ctxOf(world).jobs.send(say, { word: 'after it' })
  await waitFor('after it')
  await sleep(2500)
  expect(times('undone')).toBe(0)
})

test('a commit wakes the worker: nobody waits for its next poll', async () => {
  const waits: number[] = []
  for (let n = 1; n <= 30; n++) {
    const before = Date.now()
    await ctxOf(world).transaction((tx) => tx.jobs.send(say, { word: 'awake' }))
    await waitFor('awake', n)
    waits.push(Date.now() - before)
  }
  // By polls alone, one a second, most would wait for nearly that; a machine that stands still now and then
  // makes a few wait.
  expect(waits.sort((a, b) => a - b)[15]).toBeLessThan(700)
})

test('many jobs at once run one after another without waiting for a poll', async () => {
  const before = Date.now()
  for (let n = 0; n < 20; n++) await ctxOf(world).jobs.send(say, { word: 'many' })
  await waitFor('many', 20)
  // Polls alone would take twenty.
  expect(Date.now() - before).toBeLessThan(16_000)
})

test('of several with one key that wait, one is kept; one for later waits', async () => {
  const { jobs: queue } = ctxOf(world)
  const startAfter = new Date(Date.now() + 3_600_000)
  expect(await queue.send(say, { word: 'later' }, { singletonKey: 'k', startAfter })).not.toBeNull()
  expect(await queue.send(say, { word: 'later' }, { singletonKey: 'k', startAfter })).toBeNull()
  await queue.send(say, { word: 'meanwhile' })
  await waitFor('meanwhile')
  expect(times('later')).toBe(0)
  await world.database.exec(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'say' AND singleton_key = 'k'",
  )
  await waitFor('later')
  expect(await queue.send(say, { word: 'later' }, { singletonKey: 'k' })).not.toBeNull()
  await waitFor('later', 2)
})

test('a job that fails is tried again', async () => {
  await ctxOf(world).jobs.send(stumble, { word: 'twice' })
  await waitFor('twice', 2)
  await expect.poll(() => world.database.prisma.setting.count({ where: { key: 'twice' } })).toBe(1)
})

test('a payload that does not fit is refused when it is sent', async () => {
  await expect(ctxOf(world).jobs.send(say, { word: 7 as unknown as string })).rejects.toThrow()
})

test('the queue answers a ping', async () => {
  await expect(ctxOf(world).jobs.ping()).resolves.toBeUndefined()
})

test('a running job is handed back when the server stops, within ten seconds, and runs again after the next start', async () => {
  await ctxOf(world).jobs.send(slow, { word: 'interrupted' })
  await waitFor('interrupted')
  const before = Date.now()
  await world.close()
  expect(Date.now() - before).toBeLessThan(9000)
  const env = world.env
  world = await openWorld(env, { migrations, jobs })
  await waitFor('interrupted', 2)
})

test('the job of a killed process comes back', async () => {
  const place = await ownPlace()
  const child = startChild('hang-in-job', [
    place.env.DATA_DIR,
    ...(place.env.DATABASE_URL ? [place.env.DATABASE_URL] : []),
  ])
  expect(await child.firstLine).toBe('working')
  await child.kill()
  const survivor = defineJob({
    name: 'survivor',
    schema,
    handler: (_ctx, { word }) => Promise.resolve(void ran.push(`saved ${word}`)),
  })
  const next = await openWorld(place.env, { migrations, jobs: [survivor] })
  await waitFor('saved ação', 1, 100_000)
  await next.close()
  await place.remove()
})
