import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port outside of what systems give to whoever asks for any: nobody takes it before its server does, nor
 * while that is away.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const taken = await once(probe, 'listening').then(
    () => false,
    () => true,
  )
  if (taken) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
