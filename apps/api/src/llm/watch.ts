import { Fault } from './faults'

export interface WatchLimits {
  /** Longest silence, before the headers and between two pieces of the answer. */
  idleTimeoutMs: number
  /** The moment at which the call ends whatever happens, on the clock of `Date.now`. */
  deadline: number
  /** Most bytes of the whole answer, and most without a line break. */
  maxBytes: number
  maxLineBytes: number
}

/**
 * Watches one upstream call: closes its socket on silence, at the deadline, on too long an answer and when
 * the caller hangs up.
 */
export class Watch {
  private readonly controller = new AbortController()
  private readonly hangUp = () => this.stop(new Fault('cancelled'))
  private readonly deadlineTimer: NodeJS.Timeout
  private idleTimer: NodeJS.Timeout
  private bytes = 0
  private lineBytes = 0
  /** Why the call was stopped from this side; null while it was not. */
  fault: Fault | null = null

  constructor(
    private readonly limits: WatchLimits,
    private readonly caller?: AbortSignal,
  ) {
    this.idleTimer = this.startIdleTimer()
    this.deadlineTimer = setTimeout(
      () => this.stop(new Fault('timeout')),
      Math.max(0, limits.deadline - Date.now()),
    )
    if (caller?.aborted) this.hangUp()
    else caller?.addEventListener('abort', this.hangUp, { once: true })
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Ends the call; the socket is closed at once. The first reason given is the one that counts. */
  stop(fault: Fault): void {
    this.fault ??= fault
    this.controller.abort()
  }

  /** Stops the timers and closes whatever is still open. To be called however the call ended. */
  end(): void {
    clearTimeout(this.idleTimer)
    clearTimeout(this.deadlineTimer)
    this.caller?.removeEventListener('abort', this.hangUp)
    this.controller.abort()
  }

  /**
   * `fetch` whose answer is watched byte by byte, also where the reader is not ours; it follows nobody to
   * another server.
   */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    this.touch()
    if (!response.body) return response
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({ transform: (chunk, out) => this.pass(chunk, out) }),
    )
    return new Response(watched, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }

  private pass(chunk: Uint8Array, out: TransformStreamDefaultController<Uint8Array>): void {
    this.touch()
    this.bytes += chunk.byteLength
    const lineBreak = chunk.lastIndexOf(10)
    this.lineBytes = lineBreak < 0 ? this.lineBytes + chunk.byteLength : chunk.byteLength - lineBreak - 1
    if (this.bytes <= this.limits.maxBytes && this.lineBytes <= this.limits.maxLineBytes)
      return out.enqueue(chunk)
    const fault = new Fault('too_long')
    this.stop(fault)
    out.error(fault)
  }

  private touch(): void {
    clearTimeout(this.idleTimer)
    this.idleTimer = this.startIdleTimer()
  }

  private startIdleTimer(): NodeJS.Timeout {
    return setTimeout(() => this.stop(new Fault('timeout')), this.limits.idleTimeoutMs)
  }
}
