import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request came from; `direct_loopback`: from this machine, for this machine, through no proxy. */
export interface Origin {
  address: string
  direct_loopback: boolean
  /** What the caller's program calls itself. */
  user_agent?: string | null
}

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

export function originOf(request: FastifyRequest): Origin {
  const forwarded = Object.keys(request.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  const peer = request.socket.remoteAddress ?? ''
  return {
    address: request.ip,
    direct_loopback: !forwarded && loopbackAddress.test(peer) && loopbackHost.test(request.headers.host ?? ''),
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/** What counts as one place in a limit: an IPv4 address as it is, of IPv6 the /64 that one subscriber has to himself. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address.slice(0, 64)
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
