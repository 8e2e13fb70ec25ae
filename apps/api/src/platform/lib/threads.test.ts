import { afterEach, expect, test } from 'vitest'
import type * as loops from '../../../test/children/loops'
import { computing, onThreads, TooSlow } from './threads'
import { byTurns } from './round-robin'

const usual = computing.deadlineMs
afterEach(() => {
  computing.deadlineMs = usual
})

const compute = onThreads<typeof loops>('loops', new URL('../../../test/children/loops.ts', import.meta.url))
const never = new AbortController().signal
const asked = { who: 'ana', signal: never }

test('work is done on a thread, which knows no setting', async () => {
  expect(await compute('double', 21, asked)).toBe(42)
  expect(await compute('secrets', undefined as never, asked)).toEqual([])
})

test('what never ends is ended, holds nobody up meanwhile, and what comes after it is done', async () => {
  computing.deadlineMs = 1_500
  const endless = expect(compute('forEver', undefined as never, asked)).rejects.toThrow(TooSlow)
  // Another one's turn comes on another thread, this one's own once the first has ended.
  expect(await compute('double', 4, { who: 'bia', signal: never })).toBe(8)
  const own = compute('double', 5, asked)
  await endless
  expect(await own).toBe(10)
})

test('who is told to stop waits no longer', async () => {
  const stop = new AbortController()
  const endless = expect(
    compute('forEver', undefined as never, { who: 'ana', signal: stop.signal }),
  ).rejects.toThrow(/abort/i)
  stop.abort()
  await endless
})

test('one who asks for much gets a turn after everybody else had theirs, and is refused beyond a bound', async () => {
  const done: string[] = []
  const inTurn = byTurns(1, { waiting: 3, refusal: () => new Error('full') })
  const ask = (who: string) => inTurn(who, () => Promise.resolve(done.push(who)))
  const all = ['ana', 'ana', 'ana', 'ana', 'bia', 'caio', 'bia'].map(ask)
  await expect(ask('ana')).rejects.toThrow('full')
  await Promise.all(all)
  expect(done).toEqual(['ana', 'ana', 'bia', 'caio', 'ana', 'bia', 'ana'])
})
