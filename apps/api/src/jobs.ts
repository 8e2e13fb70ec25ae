import { randomUUID } from 'node:crypto'
import type { Job } from './core/jobs'
import type { World } from './core/world'
import { petitionStep, sweepBackground } from './features/petitions/service'

/** The visible list of background work. */
export const jobs: Job[] = [petitionStep]

/** Starts what looks after work that a killed process left; stop it before the world closes. */
export function startSweeps(world: World): { stop: () => Promise<void> } {
  const request_id = randomUUID()
  const origin = { address: '', direct_loopback: false }
  return sweepBackground(world.ctx({ log: world.log.child({ job: 'sweep', request_id }), request_id, origin, user: null }))
}
