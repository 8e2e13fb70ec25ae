import type { Ctx } from '../../../platform/ctx'
import { plainAddresses } from '../answers/addresses'
import { renewLease, savePartial, type Lease } from './lease'

const partialEveryMs = 300

/** Keeps a lease alive while its agent works; `signal` aborts as soon as the lease is known to be lost. */
export function keepLease(
  ctx: Ctx,
  lease: Lease,
): { signal: AbortSignal; lose: () => void; stop: () => Promise<void> } {
  const lost = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const renew = async () => {
    try {
      if (!(await renewLease(ctx, lease))) lost.abort()
    } catch (error) {
      // The next beat tries again; if none succeeds the lease ends and the output is not stored over
      // another's.
      ctx.log.warn({ err: error, petition_id: lease.petition_id }, 'lease not renewed')
    }
  }
  const beat = () => {
    running = running.then(renew)
  }
  const timer = setInterval(beat, (ctx.env.AGENT_LEASE_SECONDS * 1000) / 3)
  const stop = async () => {
    clearInterval(timer)
    await running
  }
  return { signal: lost.signal, lose: () => lost.abort(), stop }
}

/** Collects what a model writes and shows it every 300 ms at most, one write at a time. */
export class PartialOutput {
  private text = ''
  private saved = ''
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly ctx: Ctx,
    private readonly lease: Lease,
    /** Told where the lease has gone. */
    private readonly lose: () => void,
  ) {}

  add(piece: string): void {
    this.text += piece
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.running = this.running.then(() => this.save())
    }, partialEveryMs)
  }

  /** The text so far no longer counts: another attempt begins. */
  restart(): void {
    this.text = ''
    this.add('')
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    await this.running
  }

  private async save(): Promise<void> {
    // NUL cannot be stored, and a model may write anything.
    const text = plainAddresses(this.text.replaceAll('\u0000', ''))
    if (text === this.saved) return
    this.saved = text
    try {
      if (!(await savePartial(this.ctx, this.lease, text))) this.lose()
    } catch (error) {
      this.ctx.log.warn({ err: error, petition_id: this.lease.petition_id }, 'partial output not saved')
    }
  }
}
