import { Readable } from 'node:stream'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '@lavra/contracts/base/endpoint'

/**
 * Sends a file as a download under its own name, accents intact (RFC 6266); a browser neither shows it in
 * place nor guesses its type.
 */
export function sendFile(reply: FastifyReply, { file_name, content_type, size, content }: FileAnswer) {
  reply.header('Content-Disposition', create(file_name))
  reply.header('Content-Type', content_type)
  reply.header('X-Content-Type-Options', 'nosniff')
  if (size === null) return reply.send(Readable.from(content))
  reply.header('Content-Length', size)
  return reply.send(Readable.from(exactly(size, content), { objectMode: false }))
}

/**
 * Breaks off where the content is not as long as was said: surplus bytes would be taken for the next answer,
 * a short file for whole.
 */
async function* exactly(size: number, content: AsyncIterable<Uint8Array>) {
  let sent = 0
  for await (const chunk of content) {
    sent += chunk.length
    if (sent > size) break
    yield chunk
  }
  if (sent !== size) throw new Error(`the file does not have the ${size} bytes that its record says`)
}
