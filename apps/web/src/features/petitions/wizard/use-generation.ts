import type { GenerationStatus } from '@lavra/contracts/petitions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { petitionQueries, pollInterval } from '../queries'
import { completedFailed, generationTasks, type Failure, type GenerationOptions, type Work } from './generation-tasks'

/** Step 3: starts the chain on arrival, runs it by hand, by itself or on the server, and tells when it is done. */
export function useGeneration(options: GenerationOptions) {
  const client = useQueryClient()
  const [work, setWork] = useState<Work | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [inBackground, setInBackground] = useState(false)
  const loop = useRef<AbortController>(null)
  const busy = useRef(false)
  const { data: status, error: statusError } = useQuery({
    ...petitionQueries.status(options.id),
    refetchInterval: (query) => (work ? pollInterval / 2 : query.state.data?.status === 'processing' && pollInterval),
  })

  /** One thing at a time: a second press while something runs is ignored. */
  async function run(kind: Work, task: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setWork(kind)
    setFailure(null)
    try {
      await task()
    } finally {
      busy.current = false
      setWork(null)
    }
  }

  const tasks = generationTasks({ ...options, client, fail: setFailure, finishing: () => setWork('finishing') })
  const start = () => run('starting', tasks.start)
  const generate = () => {
    if (busy.current) return
    const signal = (loop.current = new AbortController()).signal
    void run('automatic', () => tasks.generate(signal))
  }

  const onStatus = useEffectEvent((now: GenerationStatus['status'] | undefined) => {
    if (now === 'initialized' && !failure) void start()
    if (now === 'completed') void run('finishing', () => tasks.finish(completedFailed))
  })
  useEffect(() => onStatus(status?.status), [status?.status])
  useEffect(() => () => loop.current?.abort(), [])

  return {
    status,
    statusError,
    work,
    failure,
    inBackground,
    start,
    generate,
    advance: () => run('advancing', tasks.advance),
    continueInBackground: () => run('handing-over', () => tasks.handOver(() => setInBackground(true))),
    stop: () => loop.current?.abort(),
  }
}
