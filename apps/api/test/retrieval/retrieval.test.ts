import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../src/platform/ctx'
import type { World } from '../../src/platform/runtime'
import { openTestWorld } from '../database'
import { measure, nothingFound, type DataSet } from './measure'
import { fillOffice } from './office'
import { adminCtx, indexAll } from './place'

/** Every fourth question keeps the run short; `npm run eval -- retrieval` asks them all. */
const sample = (set: DataSet): DataSet => ({
  ...set,
  questions: set.questions.filter((_, index) => index % 4 === 0),
})

let world: World
let ctx: Ctx
let set: DataSet
beforeAll(async () => {
  world = await openTestWorld()
  ctx = adminCtx(world)
  set = await fillOffice(world.database)
  await indexAll(ctx)
})
afterAll(() => world.close())

test('the office is large enough to tell good from bad', () => {
  expect(set.questions.length).toBeGreaterThanOrEqual(120)
  expect(set.records).toBeGreaterThanOrEqual(60)
  expect(set.passages).toBeGreaterThanOrEqual(300)
  expect(
    set.questions.filter(({ relevant }) =>
      relevant.some((key) => key.includes('  ') || key.includes('undefined')),
    ),
  ).toEqual([])
})

test('the search finds what plain questions ask for', async () => {
  const { all } = await measure(ctx, sample(set), 'answer')
  expect(all.recall).toBeGreaterThan(0.74)
  expect(all.mrr).toBeGreaterThan(0.6)
})

test('and still most of it when they are typed without accents and in haste', async () => {
  const { all } = await measure(ctx, sample(set), 'answer', 'typos, no accents')
  expect(all.recall).toBeGreaterThan(0.64)
})

test('and nothing for most questions about other things', async () => {
  expect(set.unanswerable.length).toBeGreaterThanOrEqual(40)
  expect(await nothingFound(ctx, set)).toBeGreaterThanOrEqual(33)
})
