import { chainEvents } from './platform/audit/chain'
import { takeSnapshots } from './platform/backup/snapshots'
import { forgetFuture } from './platform/jobs/clock-set-back'
import type { Ctx } from './platform/ctx'
import { sweepFiles } from './platform/storage/file-sweep'
import type { Job } from './platform/jobs/queue'
import { recycleLog } from './platform/storage/disk-space'
import { everyMinute, type Sweep } from './platform/jobs/every-minute'
import { sweepTrash } from './platform/trash/purge'
import { nobody, type World } from './platform/runtime'
import { answerLawUpdate } from './law/install'
import { useNewestPack } from './law/installed'
import { answerConsole, deliverReset, sweepExpired } from './features/auth/service'
import { startIndexing } from './features/chat/service'
import { documentScan, documentText, requeuePendingText } from './features/documents/service'
import { deliverInvitation } from './features/invitations/service'
import { petitionStep, sweepBackground } from './features/petitions/service'

/** The visible list of background work. */
export const jobs: Job[] = [petitionStep, documentText, documentScan, deliverReset, deliverInvitation]

/**
 * Starts what looks after work that a killed process left and after what has expired; stop it before the
 * world closes.
 */
export function startSweeps(world: World): { stop: () => Promise<void> } {
  const ctx = world.ctx(nobody(world.log, 'sweep'))
  const sweeps = [
    sweepBackground(ctx, world.database),
    sweepFiles(ctx, world.database.kind),
    everyMinute(ctx, 'text of documents', () => requeuePendingText(ctx)),
    sweepExpired(ctx),
    sweepTrash(ctx),
    startIndexing(ctx, world.database),
    everyMinute(ctx, 'audit chain', () => chainEvents(ctx)),
    everyMinute(ctx, 'law', () => lookForPack(ctx)),
    everyMinute(ctx, 'clock', () => forgetFuture(ctx)),
    ...(world.database.kind === 'pglite' ? ofTheEmbedded(ctx, world) : []),
  ]
  return {
    stop: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
    },
  }
}

function lookForPack({ env, log }: Ctx): Promise<void> {
  useNewestPack(env.DATA_DIR, log)
  return Promise.resolve()
}

/** PostgreSQL has its own means, and many nodes; `npm run backup` is for both. */
const ofTheEmbedded = (ctx: Ctx, { database, metrics }: World): Sweep[] => [
  everyMinute(ctx, 'console', () => answerConsole(ctx)),
  everyMinute(ctx, 'law update', () => answerLawUpdate(ctx)),
  everyMinute(ctx, 'log', () => recycleLog(database)),
  takeSnapshots(ctx, { database, backup: metrics.backup }),
]
