import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '../src/platform/ctx'
import { openDatabase } from '../src/platform/database/database'
import { isServed } from '../src/admin/working'
import { defineJob } from '../src/platform/jobs/queue'
import { looks } from '../src/platform/jobs/when-woken'
import { nobody, openWorld, type World } from '../src/platform/runtime'
import { jobs as ours, startSweeps } from '../src/jobs'
import { migrations, onPostgres, openTestWorld, ownPlace } from './database'

const ran: string[] = []
const say = defineJob({
  name: 'say',
  schema: z.object({ word: z.string() }),
  retry: { limit: 2, delaySeconds: 1 },
  handler: (_ctx, { word }) => {
    ran.push(word)
    return ran.filter((one) => one === word).length === 1 && word === 'fails once'
      ? Promise.reject(new Error('first time'))
      : Promise.resolve()
  },
})
const ctxOf = (world: World): Ctx => world.ctx(nobody(world.log, 'test'))
/** Far below the slow look, and far above what a machine that stands still takes. */
const soon = { timeout: 15_000, interval: 20 }
const hears = (word: string, times = 1) =>
  vi.waitFor(() => expect(ran.filter((one) => one === word)).toHaveLength(times), soon)

let home: Awaited<ReturnType<typeof ownPlace>>
let world: World
beforeAll(async () => {
  looks.slowMs = 60_000
  home = await ownPlace()
  world = await openTestWorld({ jobs: [...ours, say], env: home.env })
})
afterAll(async () => {
  await world.close()
  await home.remove()
  looks.slowMs = 30_000
})

test('a job is done when it is due: at once, later, and again after a failure', async () => {
  // By then the first looks of a new server are over.
  await sleep(2_000)
  await ctxOf(world).jobs.send(say, { word: 'at once' })
  await hears('at once')
  await ctxOf(world).jobs.send(say, { word: 'later' }, { startAfter: new Date(Date.now() + 2_500) })
  await sleep(500)
  expect(ran).not.toContain('later')
  await hears('later')
  await ctxOf(world).jobs.send(say, { word: 'fails once' })
  await hears('fails once', 2)
})

test('a record that changes is indexed at once, and its passages get their vectors', async () => {
  const sweeps = startSweeps(world)
  const { prisma } = world.database
  await sleep(2_000)
  await prisma.client.create({ data: { id: 'c1', name: 'Helena Prado', email: 'helena@exemplo.com.br' } })
  await vi.waitFor(
    async () => expect(await prisma.chunk.count({ where: { NOT: { embedding_model: null } } })).toBe(1),
    soon,
  )
  await sweeps.stop()
})

test('a server that nobody asks anything leaves its database alone', async () => {
  const sweeps = startSweeps(world)
  // What it does at its start, and what the tests before left.
  await sleep(4_000)
  const asked = [
    vi.spyOn(pg.Client.prototype, 'query'),
    vi.spyOn(PGlite.prototype, 'query'),
    vi.spyOn(PGlite.prototype, 'exec'),
  ]
  await sleep(5_000)
  const statements = asked.flatMap(({ mock }) => mock.calls.map(([statement]) => statement))
  for (const spy of asked) spy.mockRestore()
  // Polls of a second or two made more than a hundred.
  expect(statements.length, JSON.stringify(statements)).toBeLessThan(10)
  await sweeps.stop()
})

/** Ends every connection of this name and answers how many there were. */
const cut = async (name: string) =>
  (
    await world.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
      [name],
    )
  ).length

test.runIf(onPostgres)('a server does what another one sends, also after its connection broke', async () => {
  const other = await openWorld(home.env, { migrations, jobs: [] })
  await sleep(2_000)
  await ctxOf(other).jobs.send(say, { word: 'from elsewhere' })
  await hears('from elsewhere')
  // By now the server looks for nothing by itself.
  await sleep(4_000)
  expect(await cut('lavra-listen')).toBe(2)
  await ctxOf(other).jobs.send(say, { word: 'while nobody listened' })
  await hears('while nobody listened')
  await sleep(4_000)
  await ctxOf(other).jobs.send(say, { word: 'by the new connection' })
  await hears('by the new connection')
  await other.close()
})

test('without any notification the slow look finds the work', async () => {
  looks.slowMs = 1_000
  const place = await ownPlace()
  const deaf = await openWorld(place.env, {
    migrations,
    jobs: [...ours, say],
    open: async (...how) => ({ ...(await openDatabase(...how)), on: () => () => undefined }),
  })
  await sleep(2_000)
  await ctxOf(deaf).jobs.send(say, { word: 'unheard' })
  await hears('unheard')
  await deaf.close()
  await place.remove()
})

test.runIf(onPostgres)(
  'an idle server is known to be at work, though its queue has let go of its connections',
  async () => {
    await cut('lavra-jobs')
    expect(await isServed(world.database)).toBe(true)
  },
)
