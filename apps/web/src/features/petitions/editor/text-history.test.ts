import { expect, it } from 'vitest'
import { canRedo, canUndo, endOfChange, newHistory, historyStep } from './text-history'

type Step = Parameters<typeof historyStep>[1]
const after = (begin: string, ...steps: Step[]) => steps.reduce(historyStep, newHistory(begin))
const typed = (text: string): Step => ({ step: 'type', text })

it('can go nowhere at its ends', () => {
  const fresh = newHistory('a')
  expect([canUndo(fresh), canRedo(fresh)]).toEqual([false, false])
  expect(historyStep(fresh, { step: 'undo' }).text).toBe('a')
  expect(historyStep(fresh, { step: 'redo' }).text).toBe('a')
})

it('keeps what was typed since the last snapshot when it is undone', () => {
  const back = after('a', typed('ab'), { step: 'undo' })
  expect(back.text).toBe('a')
  expect(historyStep(back, { step: 'redo' }).text).toBe('ab')
})

it('takes a replacement as one act apart from the typing before it', () => {
  const now = after('a', typed('ab'), { step: 'replace', text: '**ab**' })
  const once = historyStep(now, { step: 'undo' })
  expect([once.text, historyStep(once, { step: 'undo' }).text]).toEqual(['ab', 'a'])
})

it('gives up what was undone once something else is typed', () => {
  const now = after('a', typed('ab'), { step: 'undo' }, typed('ac'))
  expect(canRedo(now)).toBe(false)
  expect(historyStep(now, { step: 'undo' }).text).toBe('a')
  expect(canRedo(after('a', typed('ab'), { step: 'undo' }, typed('a')))).toBe(true)
})

it('keeps the newest fifty snapshots', () => {
  let now = newHistory('0')
  for (let count = 1; count <= 60; count++)
    now = historyStep(historyStep(now, typed(String(count))), { step: 'record' })
  expect(now.snapshots).toHaveLength(50)
  while (canUndo(now)) now = historyStep(now, { step: 'undo' })
  expect(now.text).toBe('11')
})

it.each([
  ['abc', 'abXc', 3],
  ['abXc', 'abc', 2],
  ['', 'novo', 4],
  ['aa', 'aaa', 1],
  ['igual', 'igual', 0],
])('puts the caret where %j became %j', (before, now, place) => {
  expect(endOfChange(before, now)).toBe(place)
})
