import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { PublicationSign } from '@lavra/contracts/office/system'
import { isFromService } from './peer'

/**
 * Where a request came from; `direct_loopback`: it looks like one from this machine and for it, through no
 * proxy (published.ts).
 */
export interface Origin {
  address: string
  direct_loopback: boolean
  /** What the caller's program calls itself. */
  user_agent?: string | null
}

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** Whatever a proxy or a tunnel says of itself or of whom it speaks for. */
const proxyHeader = new RegExp(
  '^(forwarded|via|cdn-loop|x-(forwarded-.+|real-ip|client-ip|cluster-client-ip|original-.+|varnish|amzn-.+|envoy-.+|arr-.+)' +
    '|(cf-connecting|true-client|fastly-client)-ip|cf-ray|tailscale-.+)$',
)

export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.ip,
    direct_loopback: request.socket.remoteAddress !== undefined && signOf(request) === null,
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host) || host === '::1'

/**
 * What of a request shows that others than the person at this machine reach the office; null where nothing
 * does.
 */
export function signOf({ socket, headers, raw }: FastifyRequest): PublicationSign | null {
  // Nothing is known of who has hung up already.
  const { remoteAddress = '127.0.0.1' } = socket
  if (!loopbackAddress.test(remoteAddress)) return 'address'
  if (raw.httpVersion === '1.0') return 'http_1_0'
  if (Object.keys(headers).some((name) => proxyHeader.test(name))) return 'forwarded'
  if (!isLoopbackHost(headers.host ?? '')) return 'host'
  if (isOtherOrigin(headers)) return 'origin'
  return isFromService(socket) ? 'service' : null
}

/** Our own pages under another name; what pages of other sites send here says nothing about us. */
function isOtherOrigin({
  origin,
  'sec-fetch-site': site = 'same-origin',
}: FastifyRequest['headers']): boolean {
  if (!origin || site !== 'same-origin') return false
  return URL.canParse(origin) && !isLoopbackHost(new URL(origin).host)
}

/**
 * What counts as one place in a limit: an IPv4 address as it is, of IPv6 the /64 that one subscriber has to
 * himself.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address.slice(0, 64)
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
