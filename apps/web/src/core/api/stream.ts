import type { Answer, CallInput, Endpoint } from '@lavra/contracts/base/endpoint'
import { answerTo } from './call'
import { ApiError, errorFrom, tooSlow, unreachable } from './errors'
import { EventCutter, type ServerEvent } from './events'

interface Listening {
  signal: AbortSignal
  /** Told every event before `done`. */
  onEvent: (name: string, data: unknown) => void
}

/** The server says something every ten seconds, if only that it is still at work. */
const longestSilence = 45_000
const longestAnswer = 900_000

/**
 * Makes a call that answers piece by piece: its last word, `done`, is the answer. A server that does not
 * stream is read whole.
 */
export async function callStreaming<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, onEvent }: Listening,
): Promise<Answer<E>> {
  const silence = new Silence()
  try {
    const both = AbortSignal.any([signal, silence.signal])
    const options = { accept: 'text/event-stream, application/json', timeout: longestAnswer, signal: both }
    const response = await answerTo(endpoint, input as Parameters<typeof answerTo>[1], options)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return (await response.json()) as Answer<E>
    for await (const { name, data } of eventsOf(response, () => silence.broken())) {
      if (name === 'done') return JSON.parse(data) as Answer<E>
      if (name === 'error') throw errorFrom(500, JSON.parse(data) as Parameters<typeof errorFrom>[1])
      onEvent(name, JSON.parse(data))
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
  } finally {
    silence.end()
  }
  // Cut off in the middle, or not to be read.
  throw new ApiError(0, 'unreachable', unreachable)
}

async function* eventsOf(response: Response, heard: () => void): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const cutter = new EventCutter()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard()
      yield* cutter.push(decoder.decode(part.value, { stream: true }))
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** Gives up a call of which nothing has been heard for too long. */
class Silence {
  private readonly controller = new AbortController()
  private timer = this.wait()
  readonly signal = this.controller.signal

  broken(): void {
    clearTimeout(this.timer)
    this.timer = this.wait()
  }
  end(): void {
    clearTimeout(this.timer)
  }
  private wait(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.controller.abort(new ApiError(0, 'timeout', tooSlow)), longestSilence)
  }
}
