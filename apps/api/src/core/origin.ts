import type { FastifyRequest } from 'fastify'

/** Where a request came from; `direct_loopback`: from this machine, for this machine, through no proxy. */
export interface Origin {
  address: string
  direct_loopback: boolean
}

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

export function originOf(request: FastifyRequest): Origin {
  const forwarded = Object.keys(request.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  const peer = request.socket.remoteAddress ?? ''
  return {
    address: request.ip,
    direct_loopback: !forwarded && loopbackAddress.test(peer) && loopbackHost.test(request.headers.host ?? ''),
  }
}
