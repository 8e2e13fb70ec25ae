import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /**
   * From now on nothing is handed on in either direction and nobody is told, as behind a router that forgot
   * its connections.
   */
  fallSilent: () => void
  /** New connections are handed on again; those that fell silent stay so. */
  recover: () => void
  /** Hangs up on the callers; the server behind hears nothing of it. */
  dropCallers: () => void
  /** How many connections the server behind still holds. */
  held: () => number
  close: () => Promise<void>
}

/**
 * A proxy below TCP's own means of noticing: whoever is on its other side still acknowledges what is sent.
 */
export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const callers = new Set<Socket>()
  const upstreams = new Set<Socket>()
  let silent = false
  const proxy = createServer((caller) => {
    track(callers, caller)
    if (silent) return void caller.resume()
    const upstream = connect(target)
    track(upstreams, upstream)
    handOn(caller, upstream)
    handOn(upstream, caller)
  })
  const quiet = new WeakSet<Socket>()
  function handOn(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (!quiet.has(from)) to.write(data)
    })
    from.on('close', () => {
      if (!quiet.has(from)) to.destroy()
    })
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true
      for (const socket of [...callers, ...upstreams]) quiet.add(socket)
    },
    recover: () => {
      silent = false
    },
    dropCallers: () => {
      for (const socket of callers) socket.destroy()
    },
    held: () => upstreams.size,
    close: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve))
      for (const socket of [...callers, ...upstreams]) socket.destroy()
      await closed
    },
  }
}

function track(open: Set<Socket>, socket: Socket): void {
  open.add(socket)
  socket.on('error', () => undefined)
  socket.on('close', () => open.delete(socket))
}
