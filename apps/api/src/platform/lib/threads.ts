import Piscina from 'piscina'
import { underAny } from './combined-signal'
import { AppError } from '../errors'
import { ownProgram } from './child-program'
import { byTurns } from './round-robin'

/** Work took longer than it may and was ended. */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

/**
 * What a program for threads exports: functions of one value that can be copied, and nothing that waits for
 * anything.
 */
type Program<P> = Record<keyof P, (input: never) => unknown>

interface Asked {
  /** On whose behalf: nobody holds more than one thread. */
  who: string
  signal: AbortSignal
}

export type Compute<P extends Program<P>> = <K extends keyof P & string>(
  name: K,
  input: Parameters<P[K]>[0],
  asked: Asked,
) => Promise<ReturnType<P[K]>>

/** How long a piece of work may take, in milliseconds. */
export const computing = { deadlineMs: 20_000 }
const threads = 2
const idleMs = 300_000
const memory = { maxOldGenerationSizeMb: 512 }

const busy = () =>
  new AppError(503, 'busy', 'Há muitos textos em preparo neste momento. Tente novamente em instantes.', {
    'Retry-After': '5',
  })

/**
 * Functions of a program of ours, run on threads of their own, so that no text keeps anybody waiting but
 * whoever asked. The threads start with the first call. Throws TooSlow where the work was ended, what
 * `signal` aborts with, AppError 503 where too much waits.
 */
export function onThreads<P extends Program<P>>(name: string, source: URL): Compute<P> {
  const inTurn = byTurns(threads, { waiting: 20, refusal: busy })
  let pool: Piscina | undefined
  return (task, input, { who, signal }) =>
    inTurn(who, () => {
      pool ??= open(name, source)
      const deadline = AbortSignal.timeout(computing.deadlineMs)
      const { run } = bound(pool)
      return underAny([deadline, signal], (ends) => run(input, { name: task, signal: ends })).catch(
        (error: unknown) => {
          throw deadline.aborted
            ? new TooSlow(`${name}: ${task} took more than ${computing.deadlineMs} ms`)
            : error
        },
      )
    })
}

const bound = (pool: Piscina) => ({ run: pool.run.bind(pool) })

function open(name: string, source: URL): Piscina {
  const { file, flags } = ownProgram(name, source)
  // Without our environment: secrets have no business there.
  const bounds = { minThreads: 0, maxThreads: threads, idleTimeout: idleMs, resourceLimits: memory }
  return new Piscina({ ...bounds, filename: file, execArgv: flags, env: {} })
}
