import { useRef, useState } from 'react'

/** Runs one task at a time: a second press while something runs is ignored. */
export function useOneAtATime<Kind extends string>(begin: () => void) {
  const [work, setWork] = useState<Kind | null>(null)
  const running = useRef<Promise<void>>(null)

  async function run(kind: Kind, task: () => Promise<void>): Promise<void> {
    if (running.current) return
    setWork(kind)
    begin()
    running.current = task()
    try {
      await running.current
    } finally {
      running.current = null
      setWork(null)
    }
  }

  return {
    /** What is under way. */
    work,
    setWork,
    run,
    isRunning: () => running.current !== null,
    /** Resolves once nothing runs. */
    settled: async () => running.current,
  }
}
