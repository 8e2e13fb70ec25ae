import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { onPostgres } from './database'

/** Whether the suite runs on two nodes: only PostgreSQL lets two servers share a database. */
export const twoNodes = onPostgres && process.env['TEST_NODES'] === '2'

interface Proxy {
  server: Server
  close: () => Promise<void>
}

/**
 * A proxy below HTTP that gives each connection to one of the nodes by chance, as a careless load balancer
 * would; supertest makes a connection a request. It hides nothing: whoever hangs up on one side is hung up on
 * at the other.
 */
export async function startProxy(nodes: Server[]): Promise<Proxy> {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const node = nodes[Math.floor(Math.random() * nodes.length)]
    const upstream = connect({
      host: '127.0.0.1',
      port: (node?.address() as AddressInfo).port,
      allowHalfOpen: true,
    })
    tie(caller, upstream)
    tie(upstream, caller)
  })
  function tie(from: Socket, to: Socket): void {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroySoon())
    from.on('close', () => {
      open.delete(from)
      // What was said before the end may still be on its way.
      to.destroySoon()
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  return { server, close }
}
