import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onPostgres, openTestWorld, truncateAll } from '../../../test/database'
import { emptyStorage, storageOf } from '../../../test/uploads'
import type { Ctx } from '../ctx'
import { sweepFiles } from './file-sweep'
import { announceFile, discardFiles, dropFiles, keepFile, removeDueFiles } from './pending-files'
import type { World } from '../runtime'

let world: World
let ctx: Ctx

beforeAll(async () => {
  world = await openTestWorld()
  ctx = world.ctx({
    log: world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
const unfinished = () =>
  world.database.query("SELECT id FROM pgboss.job WHERE state IN ('created', 'retry', 'active')")
beforeEach(async () => {
  // What a test before sent would take this one's files.
  await expect.poll(unfinished).toEqual([])
  await truncateAll(world.database)
  await emptyStorage(world)
})
afterAll(() => world.close())

/** A file that lies in the storage and is nobody's until `seconds` from now. */
async function loose(seconds = 600): Promise<string> {
  const key = ctx.files.newKey()
  await announceFile(ctx, key, seconds)
  await ctx.files.save(key, Readable.from(['x'], { objectMode: false }))
  return key
}
/**
 * A second ago unless told: the column keeps milliseconds, and what is rounded up to the next one is not due
 * yet.
 */
const due = (key: string, seconds = -1) =>
  world.database.query(
    'update loose_files set due_at = clock_timestamp() + make_interval(secs => $2) where storage_key = $1',
    [key, seconds],
  )
const claims = async () => (await storageOf(world)).loose
const files = async () => (await storageOf(world)).files

test('the sweep takes what is due and nothing else, however much there is', async () => {
  const [late, fresh] = [await loose(), await loose()]
  await due(late)
  await world.database.exec(
    'INSERT INTO loose_files (storage_key, due_at) SELECT md5(n::text), now() FROM generate_series(1, 600) n',
  )
  expect(await removeDueFiles(ctx)).toBe(601)
  expect(await storageOf(world)).toEqual({ files: [fresh], rows: [], loose: [fresh] })
})

test("what is kept is nobody's any more; where its transaction fails it is loose again", async () => {
  const key = await loose()
  const failing = ctx.transaction(async (tx) => {
    await keepFile(tx, key)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await claims()).toEqual([key])
  await ctx.transaction((tx) => keepFile(tx, key))
  expect(await claims()).toEqual([])
  await discardFiles(ctx, [key])
  await removeDueFiles(ctx)
  expect(await files()).toEqual([key])
})

test('what comes too late is refused: the sweep may be at it already', async () => {
  const key = await loose()
  await due(key, 30)
  await expect(ctx.transaction((tx) => keepFile(tx, key))).rejects.toMatchObject({
    status: 409,
    detail: 'O envio demorou demais. Envie o arquivo outra vez.',
  })
  await expect(ctx.transaction((tx) => keepFile(tx, ctx.files.newKey()))).rejects.toMatchObject({
    status: 409,
  })
  expect(await removeDueFiles(ctx)).toBe(0)
  expect(await claims()).toEqual([key])
})

test('what nobody kept goes at once', async () => {
  const [kept, left] = [await loose(), await loose()]
  await ctx.transaction((tx) => keepFile(tx, kept))
  await discardFiles(ctx, [kept, left])
  await discardFiles(ctx, [])
  expect(await storageOf(world)).toEqual({ files: [kept], rows: [], loose: [] })
})

test('a dropped file goes once the transaction has committed, and stays where it did not', async () => {
  const key = await loose()
  await ctx.transaction((tx) => keepFile(tx, key))
  const failing = ctx.transaction(async (tx) => {
    await dropFiles(tx, [key])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await files()).toEqual([key])
  await ctx.transaction((tx) => dropFiles(tx, [key, key]))
  await expect.poll(() => storageOf(world)).toEqual({ files: [], rows: [], loose: [] })
})

test('one that cannot be removed does not keep the others, and is tried again', async () => {
  const keys = [await loose(), await loose(), await loose()].sort()
  for (const key of keys) await due(key)
  const broken: Ctx = {
    ...ctx,
    files: {
      ...ctx.files,
      remove: (key) => (key === keys[0] ? Promise.reject(new Error('EIO')) : ctx.files.remove(key)),
    },
  }
  expect(await removeDueFiles(broken)).toBe(2)
  expect(await claims()).toEqual([keys[0]])
  expect(await removeDueFiles(ctx)).toBe(1)
})

test('a start on the embedded database takes over what a dead process left; on PostgreSQL it waits until that is due', async () => {
  const left = await loose()
  await world.database.query(
    "update loose_files set created_at = now() - interval '1 second' where storage_key = $1",
    [left],
  )
  const sweep = sweepFiles(ctx, world.database.kind)
  const fresh = await loose()
  await sweep.stop()
  expect(await claims()).toEqual(onPostgres ? [left, fresh].sort() : [fresh])
})
