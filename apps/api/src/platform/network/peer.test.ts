import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { accountIn, accountOf, isFromService, isService } from './peer'

const own = process.getuid?.() ?? null

/** Both ends of a connection over an address of this machine. */
async function connection(host: string): Promise<{ ours: Socket; close: () => void }> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const theirs = connect((server.address() as AddressInfo).port, host)
  const [ours] = (await once(server, 'connection')) as [Socket]
  const close = () => {
    for (const socket of [theirs, ours]) socket.destroy()
    server.close()
  }
  return { ours, close }
}

test.runIf(process.platform === 'linux')(
  'whose the other end of a connection is, the system tells',
  async () => {
    for (const host of ['127.0.0.1', '127.0.0.2', '::1']) {
      const { ours, close } = await connection(host)
      expect(accountOf(ours.remotePort ?? 0, ours.localPort ?? 0), host).toBe(own)
      expect(isFromService(ours)).toBe(false)
      close()
    }
  },
)

test('proxies run under accounts of the system, people under their own, and root is no stranger', () => {
  expect([33, 101, 998, 65_534].map(isService)).toEqual([true, true, true, true])
  expect([0, 1000, 501_234, own, null].map(isService)).toEqual([false, false, false, false, false])
})

test('only the other end counts, on loopback and established', () => {
  const line = (local: string, other: string, state: string, uid: number) =>
    `   4: ${local} ${other} ${state} 00000000:00000000 00:00000000 00000000    ${uid}        0 1234 1 0000000000000000 20 4 30 10 -1`
  const lines = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    line('0100007F:0BB8', '0100007F:9C40', '01', 1000),
    line('0200000A:9C40', '0100000A:0BB8', '01', 7),
    line('0100007F:9C40', '0100007F:0BB8', '06', 8),
    line('0100007F:9C40', '0100007F:0BB8', '01', 33),
  ]
  expect(accountIn(lines, '9C40', '0BB8')).toBe(33)
  expect(accountIn(lines.slice(0, 4), '9C40', '0BB8')).toBeNull()
})
