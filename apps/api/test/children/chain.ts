// Chains the audit trail of the place in its environment and dies by the hardest signal soon after so many
// batches: chain.ts BATCHES
import { chainEvents } from '../../src/platform/audit/chain'
import type { Ctx } from '../../src/platform/ctx'
import { readEnv } from '../../src/platform/env'
import { openWorld } from '../../src/platform/runtime'
import { migrations } from '../migrations-folder'

const world = await openWorld(readEnv(), { migrations })
const ctx = world.ctx({
  log: world.log,
  request_id: 'child',
  origin: { address: '', direct_loopback: false },
  user: null,
})
const die = () => process.kill(process.pid, 'SIGKILL')
let left = Number(process.argv[2])
const dying: Ctx = {
  ...ctx,
  transaction: (work) => {
    if (left-- === 0) setTimeout(die, Math.random() * 15)
    return ctx.transaction(work)
  },
}
await chainEvents(dying)
die()
