import type { PetitionProfile } from '@lavra/contracts/petitions'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../core/api/call'
import { advanceAgent, petitionQueries, startGeneration } from '../../queries'
import { GenerationError, generateToTheEnd, generationFailed, isAlreadyCompleted } from './auto-generation'

/** What is under way: one call, the automatic loop, or the end being loaded. */
export type Work = 'starting' | 'advancing' | 'automatic' | 'handing-over' | 'finishing'

export interface Failure {
  /** The wizard's own sentence (spec.md section 8). */
  message: string
  /** What the server said, where it said anything. */
  detail: string | null
  /** What pressing "Tentar novamente" does; the other tasks have buttons of their own. */
  retry: 'start' | 'finish' | null
}

export const startFailed = 'Falha ao iniciar a geração de IA. Por favor, tente novamente.'
export const advanceFailed = 'Falha ao avançar para o próximo agente. Por favor, tente novamente.'
export const advanceRefused = 'Erro ao avançar agente. Verifique se a petição foi concluída.'
export const finalFailed = 'Falha ao recuperar a petição final.'
export const completedFailed = 'Falha ao carregar petição concluída.'

export interface GenerationOptions {
  id: string
  profile: PetitionProfile
  /** The finished petition is loaded. */
  onComplete: () => void
}

interface World extends GenerationOptions {
  client: QueryClient
  fail: (failure: Failure) => void
  /** The agents are done; the petition is being loaded. */
  finishing: () => void
}

/** What step 3 can do; each task tells its own failure and leaves the status fresh. */
export function generationTasks({ id, profile, onComplete, client, fail, finishing }: World) {
  const refresh = () => client.invalidateQueries({ queryKey: petitionQueries.status(id).queryKey })

  async function finish(otherwise: string): Promise<void> {
    finishing()
    try {
      await client.query({ ...petitionQueries.one(id), staleTime: 0 })
    } catch (error) {
      fail({ ...failureOf(otherwise, error), retry: 'finish' })
      return
    }
    void client.invalidateQueries({ queryKey: ['petitions', 'recent'] })
    onComplete()
  }

  async function start(): Promise<void> {
    try {
      await startGeneration(id, profile)
      void client.invalidateQueries({ queryKey: petitionQueries.one(id).queryKey })
    } catch (error) {
      fail({ ...failureOf(startFailed, error), retry: 'start' })
    }
    await refresh()
  }

  async function advance(): Promise<void> {
    try {
      const { is_complete } = await advanceAgent(id)
      await refresh()
      if (is_complete) await finish(finalFailed)
    } catch (error) {
      if (isAlreadyCompleted(error)) return finish(finalFailed)
      fail(
        failureOf(error instanceof ApiError && error.status === 409 ? advanceRefused : advanceFailed, error),
      )
      await refresh()
    }
  }

  async function generate(signal: AbortSignal): Promise<void> {
    try {
      const end = await generateToTheEnd(id, signal, (status) =>
        client.setQueryData(petitionQueries.status(id).queryKey, status),
      )
      if (end === 'completed') await finish(finalFailed)
    } catch (error) {
      fail(
        error instanceof GenerationError
          ? failureOf(error.message, error.cause)
          : failureOf(generationFailed, error),
      )
      await refresh()
    }
  }

  async function handOver(done: () => void): Promise<void> {
    try {
      await startGeneration(id, profile, true)
      done()
    } catch (error) {
      fail(failureOf(startFailed, error))
    }
    await refresh()
  }

  return { finish, start, advance, generate, handOver }
}

function failureOf(message: string, error: unknown): Failure {
  return { message, detail: error instanceof ApiError ? error.message : null, retry: null }
}
