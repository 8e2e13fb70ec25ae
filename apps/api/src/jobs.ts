import { chainEvents } from './core/audit-chain'
import { takeSnapshots } from './core/backup/snapshots'
import { forgetFuture } from './core/clock-set-back'
import type { Ctx } from './core/ctx'
import { sweepFiles } from './core/file-sweep'
import type { Job } from './core/jobs'
import { recycleLog } from './core/room'
import { addUpCounts } from './core/row-counts'
import { everyMinute, type Sweep } from './core/sweep'
import { sweepTrash } from './core/trash/purge'
import { nobody, type World } from './core/world'
import { answerConsole, deliverReset, sweepExpired } from './features/auth/service'
import { startIndexing } from './features/chat/service'
import { documentScan, documentText, requeuePendingText } from './features/documents/service'
import { petitionStep, sweepBackground } from './features/petitions/service'

/** The visible list of background work. */
export const jobs: Job[] = [petitionStep, documentText, documentScan, deliverReset]

/** Starts what looks after work that a killed process left and after what has expired; stop it before the world closes. */
export function startSweeps(world: World): { stop: () => Promise<void> } {
  const ctx = world.ctx(nobody(world.log, 'sweep'))
  const sweeps = [
    sweepBackground(ctx),
    sweepFiles(ctx, world.database.kind),
    everyMinute(ctx, 'text of documents', () => requeuePendingText(ctx)),
    sweepExpired(ctx),
    sweepTrash(ctx),
    startIndexing(ctx, world.database),
    everyMinute(ctx, 'audit chain', () => chainEvents(ctx)),
    everyMinute(ctx, 'counts of rows', () => addUpCounts(ctx)),
    everyMinute(ctx, 'clock', () => forgetFuture(ctx)),
    ...(world.database.kind === 'pglite' ? ofTheEmbedded(ctx, world) : []),
  ]
  return {
    stop: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
    },
  }
}

/** PostgreSQL has its own means, and many nodes; `npm run backup` is for both. */
const ofTheEmbedded = (ctx: Ctx, { database, metrics }: World): Sweep[] => [
  everyMinute(ctx, 'console', () => answerConsole(ctx)),
  everyMinute(ctx, 'log', () => recycleLog(database)),
  takeSnapshots(ctx, { database, backup: metrics.backup }),
]
