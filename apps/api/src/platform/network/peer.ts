import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

const LAST_SYSTEM_ACCOUNT = 999
const NOBODY = 65_534

/** What was found of each connection: it stays the same as long as that lives. */
const known = new WeakMap<Socket, boolean>()

/**
 * Whether a service holds the other end of a connection from this machine, as Linux tells it: proxies run
 * under a system's account (www-data, haproxy, caddy …), people under their own. False where that cannot be
 * told.
 */
export function isFromService(socket: Socket): boolean {
  const found = known.get(socket) ?? isService(accountOf(socket.remotePort ?? 0, socket.localPort ?? 0))
  known.set(socket, found)
  return found
}

export function isService(account: number | null): boolean {
  if (account === null || account === process.getuid?.()) return false
  return (account > 0 && account <= LAST_SYSTEM_ACCOUNT) || account === NOBODY
}

export function accountOf(ownPort: number, otherPort: number): number | null {
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const account = accountIn(linesOf(table), hex(ownPort), hex(otherPort))
    if (account !== null) return account
  }
  return null
}

/**
 * `sl local_address rem_address st tx:rx tr:when retrnsmt uid …` of proc(5), addresses and ports in
 * hexadecimal.
 */
export function accountIn(lines: string[], ownPort: string, otherPort: string): number | null {
  const end = new RegExp(
    `^\\s*\\d+: ${LOOPBACK}:${ownPort} ${LOOPBACK}:${otherPort} 01 \\S+ \\S+ \\S+ +(\\d+) `,
  )
  for (const line of lines) {
    const account = end.exec(line)?.[1]
    if (account !== undefined) return Number(account)
  }
  return null
}

/** 127.0.0.0/8, the same within IPv6, and ::1; the kernel writes each word backwards. */
const LOOPBACK = '(?:[0-9A-F]{6}7F|0{16}FFFF0000[0-9A-F]{6}7F|0{24}01000000)'

const hex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0')

function linesOf(table: string): string[] {
  try {
    return readFileSync(table, 'utf8').split('\n')
  } catch {
    return []
  }
}
