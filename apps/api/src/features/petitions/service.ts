import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import type { Petition } from '@lavra/contracts/petitions'
import type { Ctx } from '../../platform/ctx'
import type { Wire } from '../../platform/wire'
import { recordReading, recordWatching } from './access/trail'
import { withChecks } from './checks/with-checks'
import { readPetition, readStatus } from './access/views'

export { inspectFile } from '../documents/service'
export { addAttachments, changeAttachment, listAttachments } from './attachments'
export { fillGap } from './checks/fill'
export { takeOver, withdrawTakeOver } from './checks/take-over'
export { initializePetition } from './chain/initialize'
export { startGeneration } from './chain/start'
export { advanceAgent } from './chain/advance'
export { saveAgentOutput, saveContent } from './edit'
export { deletePetition } from './remove'
export { downloadPetition, tellExport } from './download'
export { listPetitions, partiesOfCase, petitionsOfCase, recentPetitions } from './list'
export { listVersions, restoreVersion } from './versions'
export { listWithheld } from './withheld'
export { petitionStep } from './chain/pipeline'
export { sweepBackground } from './chain/sweep'

/** A whole petition; who reads one with a confidential document's words is told to the trail. */
export async function getPetition(ctx: Ctx, id: string): Promise<Wire<Petition>> {
  const petition = await readPetition(ctx, id)
  if (petition.content !== null) await recordReading(ctx, id, 'content')
  return withChecks(ctx, petition)
}

/** How far the chain has come, with the agents' texts. */
export async function generationStatus(ctx: Ctx, id: string): Promise<Wire<GenerationStatus>> {
  const status = await readStatus(ctx, id)
  if (status.agents_progress.some(({ output, partial_output }) => output !== null || partial_output !== null))
    await recordWatching(ctx, id)
  return status
}
