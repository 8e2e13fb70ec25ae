import type { Socket } from 'node:net'
import { requestId, securityHeaders } from './plugins'

const statuses: Record<string, [string, string, string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'Os cabeçalhos da requisição são grandes demais',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'A requisição demorou demais'],
}

/**
 * Answers what is not even an HTTP request that can be read, in the words and the shape of every other error.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, detail] = statuses[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad_request',
    'Requisição inválida',
  ]
  const body = JSON.stringify({ detail, code, request_id: requestId() })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy(error)
}
