import { petitions } from '@lavra/contracts/petitions'
import type { Serve } from '../../platform/http/serve'
import {
  addAttachments,
  advanceAgent,
  changeAttachment,
  deletePetition,
  downloadPetition,
  fillGap,
  generationStatus,
  getPetition,
  initializePetition,
  inspectFile,
  listAttachments,
  listPetitions,
  listVersions,
  listWithheld,
  partiesOfCase,
  petitionsOfCase,
  recentPetitions,
  restoreVersion,
  saveAgentOutput,
  saveContent,
  startGeneration,
  takeOver,
  tellExport,
  withdrawTakeOver,
} from './service'

export function petitionRoutes(serve: Serve) {
  serve(petitions.list, (ctx, { query }) => listPetitions(ctx, query))
  serve(petitions.initialize, (ctx, { body }) => initializePetition(ctx, body))
  serve(petitions.recent, (ctx, { query }) => recentPetitions(ctx, query.limit))
  serve(petitions.ofCase, (ctx, { params }) => petitionsOfCase(ctx, params.caseId))
  serve(petitions.partiesOfCase, (ctx, { params }) => partiesOfCase(ctx, params.caseId))
  serve(petitions.history, (ctx, { params }) => getPetition(ctx, params.id))
  serve(petitions.get, (ctx, { params }) => getPetition(ctx, params.id))
  serve(
    petitions.attach,
    (ctx, { params, body, files }) => addAttachments(ctx, params.id, files, body.roles),
    { inspect: inspectFile },
  )
  serve(petitions.attachments, (ctx, { params }) => listAttachments(ctx, params.id))
  serve(petitions.changeAttachment, (ctx, { params, body }) =>
    changeAttachment(ctx, params.id, params.attachmentId, body),
  )
  serve(petitions.withheld, (ctx, { params, query }) => listWithheld(ctx, params.id, query))
  serve(petitions.start, (ctx, { params, body }) => startGeneration(ctx, params.id, body))
  serve(petitions.advance, (ctx, { params }) => advanceAgent(ctx, params.id))
  serve(petitions.status, (ctx, { params }) => generationStatus(ctx, params.id))
  serve(petitions.saveContent, (ctx, { params, body, expected }) =>
    saveContent(ctx, params.id, body.content, expected),
  )
  serve(petitions.saveAgentOutput, (ctx, { params, body, expected }) =>
    saveAgentOutput(ctx, params.id, params.agentId, body, expected),
  )
  serve(petitions.versions, (ctx, { params, query }) => listVersions(ctx, params.id, query))
  serve(petitions.restore, (ctx, { params, expected }) => restoreVersion(ctx, params.id, params.n, expected))
  serve(petitions.export, (ctx, { params, query }) => downloadPetition(ctx, params.id, query))
  serve(petitions.tellExport, (ctx, { params, body }) => tellExport(ctx, params.id, body))
  serve(petitions.takeOver, (ctx, { params, body, expected }) => takeOver(ctx, params.id, body, expected))
  serve(petitions.withdrawTakeOver, (ctx, { params, body }) => withdrawTakeOver(ctx, params.id, body.key))
  serve(petitions.fill, (ctx, { params, body, expected }) => fillGap(ctx, params.id, body, expected))
  serve(petitions.remove, (ctx, { params }) => deletePetition(ctx, params.id))
}
