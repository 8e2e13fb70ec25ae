import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import { ApiError } from '../../../../core/api/call'
import { advanceAgent, readStatus } from '../../queries'

/** The pause between two agents, in milliseconds (spec.md section 9). */
const pauseBetweenAgents = 1_000

export const autoAdvanceFailed = 'Erro durante a geração automática. Você pode continuar manualmente.'
export const generationFailed = 'Falha na geração automática da petição. Você pode continuar manualmente.'

/** Why the loop stopped by itself; `message` is spec.md's sentence, `cause` what was thrown. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError'
}

/** True where the server says that there is nothing left to advance. */
export function isAlreadyCompleted(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.message.includes('already completed'))
}

/**
 * Reads the status, runs one agent, reads the status again, waits a second, until the petition is complete.
 * Answers `stopped` once the signal is aborted; the agent under way then ends on the server.
 */
export async function generateToTheEnd(
  id: string,
  signal: AbortSignal,
  tell: (status: GenerationStatus) => void,
): Promise<'completed' | 'stopped'> {
  try {
    let status = await look(id, signal, tell)
    while (status.status !== 'completed') {
      const outcome = await advance(id, signal)
      if (outcome === 'over') return 'completed'
      status = await look(id, signal, tell)
      if (outcome === 'last') return 'completed'
      await pause(pauseBetweenAgents, signal)
    }
    return 'completed'
  } catch (error) {
    if (signal.aborted) return 'stopped'
    throw error
  }
}

/** `over`: it was complete before. */
async function advance(id: string, signal: AbortSignal): Promise<'one' | 'last' | 'over'> {
  try {
    return (await advanceAgent(id, signal)).is_complete ? 'last' : 'one'
  } catch (error) {
    if (isAlreadyCompleted(error)) return 'over'
    throw new GenerationError(autoAdvanceFailed, { cause: error })
  }
}

async function look(
  id: string,
  signal: AbortSignal,
  tell: (status: GenerationStatus) => void,
): Promise<GenerationStatus> {
  try {
    const status = await readStatus(id, signal)
    signal.throwIfAborted()
    tell(status)
    return status
  } catch (error) {
    throw new GenerationError(generationFailed, { cause: error })
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    })
  })
}
