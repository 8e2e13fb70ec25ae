import { useEffect, useMemo, useReducer } from 'react'

/** spec.md section 9. */
const mostSnapshots = 50
const snapshotPause = 1_000

interface History {
  text: string
  snapshots: readonly string[]
  /** The snapshot that the text began with. */
  place: number
}

type Step = { step: 'type' | 'replace'; text: string } | { step: 'record' | 'undo' | 'redo' }

export const newHistory = (text: string): History => ({ text, snapshots: [text], place: 0 })
export const canUndo = ({ text, snapshots, place }: History) => place > 0 || text !== snapshots[place]
export const canRedo = ({ snapshots, place }: History) => place < snapshots.length - 1

export function historyStep(now: History, step: Step): History {
  if (step.step === 'type') return type(now, step.text)
  if (step.step === 'replace') return record(type(record(now), step.text))
  if (step.step === 'record') return record(now)
  const kept = step.step === 'undo' ? record(now) : now
  return goTo(kept, kept.place + (step.step === 'undo' ? -1 : 1))
}

/** Typing after an undo gives up what was undone. */
function type(now: History, text: string): History {
  if (text === now.text) return now
  return { ...now, text, snapshots: canRedo(now) ? now.snapshots.slice(0, now.place + 1) : now.snapshots }
}

function record(now: History): History {
  if (now.text === now.snapshots[now.place]) return now
  const snapshots = [...now.snapshots.slice(0, now.place + 1), now.text].slice(-mostSnapshots)
  return { ...now, snapshots, place: snapshots.length - 1 }
}

function goTo(now: History, place: number): History {
  const text = now.snapshots[place]
  return text === undefined ? now : { ...now, text, place }
}

/** Where the caret belongs after an undo: the end of what changed. */
export function endOfChange(before: string, after: string): number {
  let same = 0
  const most = Math.min(before.length, after.length)
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++
  return after.length - same
}

/**
 * A text with its history: a snapshot after a pause in typing, and at once where a change is one act
 * (`replace`).
 */
export function useTextHistory(initial: string) {
  const [now, step] = useReducer(historyStep, initial, newHistory)
  useEffect(() => {
    const timer = setTimeout(() => step({ step: 'record' }), snapshotPause)
    return () => clearTimeout(timer)
  }, [now.text])
  const acts = useMemo(
    () => ({
      type: (text: string) => step({ step: 'type', text }),
      replace: (text: string) => step({ step: 'replace', text }),
      undo: () => step({ step: 'undo' }),
      redo: () => step({ step: 'redo' }),
    }),
    [],
  )
  return { text: now.text, canUndo: canUndo(now), canRedo: canRedo(now), ...acts }
}

export type TextHistory = ReturnType<typeof useTextHistory>
