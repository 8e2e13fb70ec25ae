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
/** Whatever a proxy says of itself or of whom it speaks for. */
const proxyHeader = /^(forwarded|via|x-(forwarded-.+|real-ip|client-ip|cluster-client-ip|original-.+)|(cf-connecting|true-client|fastly-client)-ip)$/

export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.ip,
    direct_loopback: isDirectLoopback(request),
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/** A proxy on this machine can look like a visitor from it: nginx as installed adds no header, but speaks HTTP/1.0, as no browser does. */
function isDirectLoopback({ socket, headers, raw }: FastifyRequest): boolean {
  if (!loopbackAddress.test(socket.remoteAddress ?? '') || !loopbackHost.test(headers.host ?? '')) return false
  return raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => proxyHeader.test(name))
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
