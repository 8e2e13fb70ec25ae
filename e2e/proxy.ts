import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  port: number
  close: () => void
}

/**
 * A reverse proxy as offices run them: another port and name in front of the server, paths and Host as they
 * came.
 */
export async function openProxy(target: number): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const forwarded = {
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-host': headers.host,
      'x-forwarded-proto': 'http',
    }
    const passed = request(
      { host: '127.0.0.1', port: target, method, path, headers: { ...headers, ...forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
