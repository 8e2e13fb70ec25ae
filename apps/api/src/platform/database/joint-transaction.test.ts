import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../../generated/prisma/client'
import { startApi, type Api } from '../../../test/api'
import { onPostgres } from '../../../test/database'
import type { Ctx } from '../ctx'
import { rows, sql } from './sql'

let api: Api
let ctx: Ctx

beforeAll(async () => {
  api = await startApi()
  ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'joint',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
afterAll(() => api.close())

const current = sql`select pg_current_xact_id()::text as id`

test('Prisma and the driver work in one transaction, also where many begin at once', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 20 }, () =>
      ctx.transaction(async (tx) => {
        const [byDriver] = await rows<{ id: string }>(tx, current)
        const [byPrisma] = await (tx.db as Prisma.TransactionClient).$queryRaw<
          { id: string }[]
        >`select pg_current_xact_id()::text as id`
        return [byDriver?.id, byPrisma?.id]
      }),
    ),
  )
  for (const [byDriver, byPrisma] of pairs) expect(byDriver).toBe(byPrisma)
  expect(new Set(pairs.map(([id]) => id)).size).toBe(20)
})

test('what either wrote goes when the work fails', async () => {
  const work = ctx.transaction(async (tx) => {
    await tx.db.client.create({ data: { id: 'joint-1', name: 'Ana' } })
    await rows(tx, sql`insert into clients (id, name) values ('joint-2', 'Bia')`)
    expect(await rows(tx, sql`select id from clients where id like 'joint-%'`)).toHaveLength(2)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await rows(ctx, sql`select id from clients where id like 'joint-%'`)).toEqual([])
})

test('a statement after the end is refused instead of running on a connection that may be somebody else’s', async () => {
  const over = await ctx.transaction((tx) => Promise.resolve(tx))
  await expect(
    rows(over, sql`insert into clients (id, name) values ('joint-3', 'Caio')`),
  ).rejects.toMatchObject({ code: 'P2028' })
  const failed: Ctx[] = []
  await expect(ctx.transaction((tx) => (failed.push(tx), Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  )
  for (const tx of failed) await expect(rows(tx, current)).rejects.toMatchObject({ code: 'P2028' })
  expect(await rows(ctx, sql`select id from clients where id = 'joint-3'`)).toEqual([])
})

test.skipIf(!onPostgres)('what is left of a failed statement is not taken for done', async () => {
  const work = ctx.transaction(async (tx) => {
    await rows(tx, sql`insert into clients (id, name) values ('joint-4', 'Davi')`)
    await rows(tx, sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('could not be committed')
  expect(await rows(ctx, sql`select id from clients where id = 'joint-4'`)).toEqual([])
})

test.skipIf(!onPostgres)(
  'a connection that breaks in the middle fails its transaction and nothing else',
  async () => {
    const work = ctx.transaction(async (tx) => {
      await tx.db.client.create({ data: { id: 'joint-5', name: 'Eva' } })
      const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
      await rows(ctx, sql`select pg_terminate_backend(${own?.pid}::int)`)
      // Told to the connection while nothing is asked of it.
      await setTimeout(100)
      await tx.db.client.create({ data: { id: 'joint-6', name: 'Eva' } })
    })
    await expect(work).rejects.toThrow()
    expect(await rows(ctx, sql`select id from clients where id in ('joint-5', 'joint-6')`)).toEqual([])
  },
)

// The embedded database does one transaction at a time.
test.skipIf(!onPostgres)('transactions that wait for one another all end well', async () => {
  await ctx.db.client.createMany({ data: ['dead-1', 'dead-2'].map((id) => ({ id, name: 'Ana' })) })
  let begun = 0
  let holding = 0
  const change = (ids: string[], phone: string) =>
    ctx.transaction(async (tx) => {
      begun++
      for (const id of ids) {
        await rows(tx, sql`update clients set phone = concat(phone, ${phone}::text) where id = ${id}`)
        holding++
        // Both hold their first row before either asks for its second.
        while (holding < 2) await setTimeout(5)
      }
    })
  await Promise.all([change(['dead-1', 'dead-2'], 'x'), change(['dead-2', 'dead-1'], 'y')])
  expect(begun).toBeGreaterThan(2)
  const phones = await rows<{ phone: string }>(ctx, sql`select phone from clients where id like 'dead-%'`)
  for (const { phone } of phones) expect(phone).toMatch(/^(xy|yx)$/)
})
