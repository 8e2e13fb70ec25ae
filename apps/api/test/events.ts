import type { Actor, Api } from './api'

export interface ServerEvent {
  event: string
  data: unknown
  /** Milliseconds since the question. */
  at: number
}

/** The base address of a test's server. */
export function addressOf(api: Api): string {
  const address = api.server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

/**
 * Asks for a stream of events and answers them as they come, to the end or until `until` is true: then the
 * caller hangs up.
 */
export async function eventsOf(
  api: Api,
  actor: Actor,
  path: string,
  body: object,
  until?: (event: ServerEvent) => boolean,
): Promise<ServerEvent[]> {
  const started = Date.now()
  const hangUp = new AbortController()
  const headers = {
    authorization: `Bearer ${actor.token}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  }
  const response = await fetch(addressOf(api) + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: hangUp.signal,
  })
  const events: ServerEvent[] = []
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const found = /^event: (.+)\ndata: (.*)$/s.exec(text.slice(0, end))
        text = text.slice(end + 2)
        if (!found) continue
        const event: ServerEvent = {
          event: found[1] ?? '',
          data: JSON.parse(found[2] ?? 'null'),
          at: Date.now() - started,
        }
        events.push(event)
        if (until?.(event)) {
          hangUp.abort()
          return events
        }
      }
    }
  } catch (error) {
    if (!hangUp.signal.aborted) throw error
  }
  return events
}
