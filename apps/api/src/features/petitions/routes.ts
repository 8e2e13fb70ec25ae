import { petitions } from '@lavra/contracts/petitions'
import type { Serve } from '../../core/http'
import {
  advanceAgent,
  generationStatus,
  getPetition,
  initializePetition,
  petitionsOfCase,
  recentPetitions,
  saveAgentOutput,
  saveContent,
  startGeneration,
} from './service'

export function petitionRoutes(serve: Serve) {
  serve(petitions.initialize, (ctx, { body }) => initializePetition(ctx, body))
  serve(petitions.recent, (ctx, { query }) => recentPetitions(ctx, query.limit))
  serve(petitions.ofCase, (ctx, { params }) => petitionsOfCase(ctx, params.caseId))
  serve(petitions.history, (ctx, { params }) => getPetition(ctx, params.id))
  serve(petitions.get, (ctx, { params }) => getPetition(ctx, params.id))
  serve(petitions.start, (ctx, { params, body }) => startGeneration(ctx, params.id, body))
  serve(petitions.advance, (ctx, { params }) => advanceAgent(ctx, params.id))
  serve(petitions.status, (ctx, { params }) => generationStatus(ctx, params.id))
  serve(petitions.saveContent, (ctx, { params, body }) => saveContent(ctx, params.id, body.content))
  serve(petitions.saveAgentOutput, (ctx, { params, body }) => saveAgentOutput(ctx, params.id, params.agentId, body))
}
