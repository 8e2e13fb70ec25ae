import { Readable } from 'node:stream'
import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '@lavra/contracts/endpoint'

/** Sends a file as a download under its own name, accents intact (RFC 6266); a browser neither shows it in place nor guesses its type. */
export function sendFile(reply: FastifyReply, file: FileAnswer) {
  reply.header('Content-Disposition', create(file.file_name))
  reply.header('Content-Type', file.content_type)
  reply.header('X-Content-Type-Options', 'nosniff')
  if (file.size !== null) reply.header('Content-Length', file.size)
  return reply.send(file.content instanceof Readable ? file.content : Readable.from(file.content))
}
