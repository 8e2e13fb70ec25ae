import type { Ctx } from '../ctx'

/** Work that comes again and again; `stop` ends it once a round that runs is done. */
export interface Sweep {
  stop: () => Promise<void>
}

/** Does something now and every minute until `stop`, one round at a time; a failed one is only told. */
export function everyMinute(ctx: Ctx, name: string, round: () => Promise<unknown>): Sweep {
  const safely = async () => {
    await round().catch((error: unknown) => ctx.log.warn({ err: error, sweep: name }, 'sweep failed'))
  }
  let running = safely()
  const timer = setInterval(() => {
    running = running.then(safely)
  }, 60_000)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
