import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from '../errors'

/** Sends one event of a streamed answer. */
export type Emit = (event: string, data: unknown) => void

const PING_MS = 10_000

/**
 * Server-sent events on one reply. The stream opens with the first event, or after a while of silence, so
 * that a refusal before that is an ordinary error answer.
 */
export function openEvents(request: FastifyRequest, reply: FastifyReply) {
  let open = false
  const raw = reply.raw
  const begin = () => {
    if (open) return
    open = true
    reply.hijack()
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
      if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200)
  }
  const write = (text: string) => {
    begin()
    if (!raw.destroyed) raw.write(text)
  }
  const emit: Emit = (event, data) =>
    write(`event: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  const ping = setInterval(() => write(': ainda trabalhando\n\n'), PING_MS)
  const end = () => {
    clearInterval(ping)
    if (open) raw.end()
  }
  return {
    emit,
    /** Closes with the whole answer, already serialized. */
    done: (answer: string) => {
      emit('done', answer)
      end()
    },
    /**
     * Tells a failure as an event where the stream is open; false where it is not, and an ordinary error
     * answer still can.
     */
    failed: (error: unknown): boolean => {
      if (open) emit('error', errorAnswer(error, request).body)
      end()
      return open
    },
  }
}
