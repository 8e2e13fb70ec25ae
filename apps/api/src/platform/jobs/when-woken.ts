import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '../ctx'
import type { Sweep } from './every-minute'

/** The latest that somebody looks for work again whom nobody has woken. */
export const looks = { slowMs: 30_000 }
/** After a failure, doubled with each further one. */
const firstWaitMs = 2_000
const longestWaitMs = 120_000

export interface Woken extends Sweep {
  wake: () => void
}

/**
 * Calls `round` again and again until `stop`: when woken, and after the milliseconds that it answers; later
 * and later while it fails. Being woken shortens no rest, so that many changes are one round.
 */
export function whenWoken(log: Ctx['log'], name: string, round: () => Promise<number>, restMs = 200): Woken {
  const stopping = new AbortController()
  let woken = new AbortController()
  const waitFor = (ms: number, { signal }: AbortController) =>
    pause(ms, undefined, { signal }).catch(() => undefined)
  const loop = async () => {
    for (let failures = 0; !stopping.signal.aborted;) {
      woken = new AbortController()
      try {
        const wait = await round()
        failures = 0
        await waitFor(Math.min(wait, restMs), stopping)
        if (wait > restMs) await waitFor(wait - restMs, woken)
      } catch (error) {
        const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures++)
        log.warn({ err: error, wait_ms: wait }, `${name} failed; it is tried again`)
        await waitFor(wait, stopping)
      }
    }
  }
  const looping = loop()
  return {
    wake: () => woken.abort(),
    stop: async () => {
      stopping.abort()
      woken.abort()
      await looping
    },
  }
}
