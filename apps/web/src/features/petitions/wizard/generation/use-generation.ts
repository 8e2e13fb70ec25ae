import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { petitionQueries, pollInterval } from '../../queries'
import {
  completedFailed,
  generationTasks,
  type Failure,
  type GenerationOptions,
  type Work,
} from './generation-tasks'
import { useOneAtATime } from './use-one-at-a-time'

/**
 * Step 3: starts the chain on arrival, runs it by hand, by itself or on the server, and tells when it is
 * done.
 */
export function useGeneration(options: GenerationOptions) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [inBackground, setInBackground] = useState(false)
  /** The way to step 4 has been taken. */
  const [finished, setFinished] = useState(false)
  const { work, setWork, run, isRunning, settled } = useOneAtATime<Work>(() => setFailure(null))
  const loop = useRef<AbortController>(null)
  const {
    data: status,
    error: statusError,
    refetch,
  } = useQuery({
    ...petitionQueries.status(options.id),
    refetchInterval: (query) =>
      work ? pollInterval / 2 : query.state.data?.status === 'processing' && pollInterval,
  })

  const onComplete = () => {
    setFinished(true)
    options.onComplete()
  }
  const tasks = generationTasks({
    ...options,
    onComplete,
    client,
    fail: setFailure,
    finishing: () => setWork('finishing'),
  })
  const start = () => run('starting', tasks.start)
  const finish = () => run('finishing', () => tasks.finish(completedFailed))
  const generate = () => {
    if (isRunning()) return
    const signal = (loop.current = new AbortController()).signal
    void run('automatic', () => tasks.generate(signal))
  }
  /** Stops the loop, where it runs; the agent at work goes on and the server takes over after it. */
  const continueInBackground = async () => {
    loop.current?.abort()
    await settled()
    await run('handing-over', () => tasks.handOver(() => setInBackground(true)))
  }

  const onStatus = useEffectEvent((now: GenerationStatus['status'] | undefined) => {
    if (isRunning() || finished) return
    if (now === 'initialized' && !failure) void start()
    if (now === 'completed' && failure?.retry !== 'finish') void finish()
  })
  // What was ignored while something ran is looked at again when that is over.
  useEffect(() => onStatus(status?.status), [status?.status, work])
  useEffect(() => () => loop.current?.abort(), [])

  return {
    status,
    statusError,
    readStatus: () => void refetch(),
    work,
    failure,
    inBackground,
    retry: failure?.retry && { start, finish }[failure.retry],
    generate,
    advance: () => run('advancing', tasks.advance),
    continueInBackground,
    stop: () => loop.current?.abort(),
  }
}
