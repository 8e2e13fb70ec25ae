import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { agentIds, type GenerationStarted, type PetitionStatus } from '@lavra/contracts/petitions/generation'
import { type PetitionProfile } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../platform/ctx'
import { holdPetition, requireVisible } from '../access/access'
import { alreadyCompleted } from './advance'
import { enqueueStep } from './pipeline'
import { record } from '../access/trail'
import { readStatus } from '../access/views'

interface Start {
  petition_profile: PetitionProfile
  background: boolean
}
type Started = z.output<typeof GenerationStarted>

/**
 * Starts the chain, or answers where it stands: a second start starts nothing, and a failed petition goes on
 * where it failed.
 */
export async function startGeneration(
  ctx: Ctx,
  petitionId: string,
  { petition_profile, background }: Start,
): Promise<Started> {
  await requireVisible(ctx, petitionId)
  return ctx.transaction(async (tx) => {
    await holdPetition(tx, petitionId)
    const petition = await tx.db.petition.findUniqueOrThrow({
      where: { id: petitionId },
      select: { status: true, background: true },
    })
    if (petition.status === 'completed') throw alreadyCompleted
    if (petition.status === 'initialized') await createRuns(tx, petitionId, petition_profile)
    if (petition.status !== 'processing') await goOn(tx, petitionId, petition.status)
    if (background && !petition.background) await handOver(tx, petitionId)
    const { status, current_agent, completed_agents, progress_percentage } = await readStatus(tx, petitionId)
    return { status, current_agent, completed_agents, progress_percentage } as Started
  })
}

async function goOn(tx: Ctx, petitionId: string, before: PetitionStatus): Promise<void> {
  const mode = tx.llm ? 'model' : 'offline'
  await tx.db.petition.update({
    where: { id: petitionId },
    data: { status: 'processing', mode, version: { increment: 1 } },
  })
  await record(tx, petitionId, 'updated', {
    before: { status: before },
    after: { status: 'processing', mode },
  })
}

/** The server runs the rest by itself; neither text nor status is another for that. */
async function handOver(tx: Ctx, petitionId: string): Promise<void> {
  await tx.db.petition.update({
    where: { id: petitionId },
    data: { background: true, background_for: tx.user?.id ?? null },
  })
  await enqueueStep(tx, petitionId)
}

/** The eight runs, all pending, and the profile that holds for the whole chain. */
async function createRuns(tx: Ctx, petition_id: string, petition_profile: PetitionProfile): Promise<void> {
  await tx.db.petition.update({ where: { id: petition_id }, data: { petition_profile } })
  await tx.db.agentRun.createMany({
    data: agentIds.map((agent_id, position) => ({ id: uuid(), petition_id, agent_id, position })),
  })
}
