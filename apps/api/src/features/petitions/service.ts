import type { Petition, PetitionSummary } from '@lavra/contracts/petitions'
import type { Ctx } from '../../core/ctx'
import type { Wire } from '../../core/wire'
import { listPetitions, readPetition, readStatus } from './views'

export { initializePetition } from './initialize'
export { startGeneration } from './start'
export { advanceAgent } from './advance'
export { saveAgentOutput, saveContent } from './edit'
export { petitionStep } from './pipeline'
export { sweepBackground } from './sweep'

export const getPetition = (ctx: Ctx, id: string): Promise<Wire<Petition>> => readPetition(ctx, id)
export const generationStatus = readStatus
export const recentPetitions = (ctx: Ctx, limit: number): Promise<Wire<PetitionSummary>[]> => listPetitions(ctx, {}, limit)
export const petitionsOfCase = (ctx: Ctx, caseId: string): Promise<Wire<PetitionSummary>[]> => listPetitions(ctx, { case_id: caseId }, 1000)
