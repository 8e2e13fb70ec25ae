import type { GenerationStatus, PetitionProfile } from '@lavra/contracts/petitions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../core/api'
import { advanceAgent, petitionQueries, pollInterval, startGeneration } from '../queries'
import { generateToTheEnd, generationFailed, GenerationError, isAlreadyCompleted } from './auto-generation'

/** What is under way: one call, the automatic loop, or the end being loaded. */
export type Work = 'starting' | 'advancing' | 'automatic' | 'handing-over' | 'finishing'

export interface Failure {
  /** The wizard's own sentence (spec.md section 8). */
  message: string
  /** What the server said, where it said anything. */
  detail: string | null
  /** True where the chain could not even be started. */
  atStart: boolean
}

const startFailed = 'Falha ao iniciar a geração de IA. Por favor, tente novamente.'
const advanceFailed = 'Falha ao avançar para o próximo agente. Por favor, tente novamente.'
const advanceRefused = 'Erro ao avançar agente. Verifique se a petição foi concluída.'
const finalFailed = 'Falha ao recuperar a petição final.'
const completedFailed = 'Falha ao carregar petição concluída.'

interface GenerationOptions {
  id: string
  profile: PetitionProfile
  /** The finished petition is loaded. */
  onComplete: () => void
}

/** Step 3: starts the chain on arrival, runs it by hand, by itself or on the server, and tells when it is done. */
export function useGeneration({ id, profile, onComplete }: GenerationOptions) {
  const client = useQueryClient()
  const [work, setWork] = useState<Work | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [inBackground, setInBackground] = useState(false)
  const loop = useRef<AbortController>(null)
  const busy = useRef(false)

  const { data: status, error: statusError } = useQuery({
    ...petitionQueries.status(id),
    refetchInterval: (query) => (work || query.state.data?.status === 'processing' ? pollInterval / (work ? 2 : 1) : false),
  })
  const tell = useCallback((next: GenerationStatus) => client.setQueryData(petitionQueries.status(id).queryKey, next), [client, id])
  const refresh = () => client.invalidateQueries({ queryKey: petitionQueries.status(id).queryKey })

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

  async function finish(otherwise: string): Promise<void> {
    setWork('finishing')
    try {
      await client.fetchQuery({ ...petitionQueries.one(id), staleTime: 0 })
      void client.invalidateQueries({ queryKey: ['petitions', 'recent'] })
      onComplete()
    } catch (error) {
      setFailure(failureOf(otherwise, error))
    }
  }

  const start = () =>
    run('starting', async () => {
      try {
        await startGeneration(id, profile)
      } catch (error) {
        setFailure({ ...failureOf(startFailed, error), atStart: true })
      }
      await refresh()
    })

  const advance = () =>
    run('advancing', async () => {
      try {
        const { is_complete } = await advanceAgent(id)
        await refresh()
        if (is_complete) await finish(finalFailed)
      } catch (error) {
        if (isAlreadyCompleted(error)) return finish(finalFailed)
        setFailure(failureOf(error instanceof ApiError && error.status === 409 ? advanceRefused : advanceFailed, error))
        await refresh()
      }
    })

  const generate = () =>
    run('automatic', async () => {
      loop.current = new AbortController()
      try {
        if ((await generateToTheEnd(id, loop.current.signal, tell)) === 'completed') await finish(finalFailed)
      } catch (error) {
        setFailure(error instanceof GenerationError ? failureOf(error.message, error.cause) : failureOf(generationFailed, error))
        await refresh()
      }
    })

  const continueInBackground = () =>
    run('handing-over', async () => {
      try {
        await startGeneration(id, profile, true)
        setInBackground(true)
      } catch (error) {
        setFailure(failureOf(startFailed, error))
      }
      await refresh()
    })

  const onStatus = useEffectEvent((now: GenerationStatus['status'] | undefined) => {
    if (now === 'initialized' && !failure) void start()
    if (now === 'completed') void run('finishing', () => finish(completedFailed))
  })
  useEffect(() => onStatus(status?.status), [status?.status])
  useEffect(() => () => loop.current?.abort(), [])

  return {
    status, statusError, work, failure, inBackground,
    start, advance, generate, continueInBackground,
    stop: () => loop.current?.abort(),
  }
}

function failureOf(message: string, error: unknown): Failure {
  return { message, detail: error instanceof ApiError ? error.message : null, atStart: false }
}
