import { cases } from '@lavra/contracts/cases'
import type { Serve } from '../../platform/http/serve'
import {
  caseStatistics,
  casesOfClient,
  casesOfClientWithParties,
  createCase,
  deleteCase,
  getCase,
  listCases,
  listCasesWithParties,
  replaceCaseParties,
  updateCase,
} from './service'

export function caseRoutes(serve: Serve) {
  serve(cases.create, (ctx, { body }) => createCase(ctx, body))
  serve(cases.createWithParties, (ctx, { body }) => createCase(ctx, body))
  serve(cases.list, (ctx, { query }) => listCases(ctx, query))
  serve(cases.listWithParties, (ctx, { query }) => listCasesWithParties(ctx, query))
  serve(cases.statistics, (ctx) => caseStatistics(ctx))
  serve(cases.ofClient, (ctx, { params }) => casesOfClient(ctx, params.clientId))
  serve(cases.ofClientWithParties, (ctx, { params }) => casesOfClientWithParties(ctx, params.clientId))
  serve(cases.get, (ctx, { params }) => getCase(ctx, params.id))
  serve(cases.getWithParties, (ctx, { params }) => getCase(ctx, params.id))
  serve(cases.update, (ctx, { params, body, expected }) => updateCase(ctx, params.id, body, expected))
  serve(cases.replaceParties, (ctx, { params, body, expected }) =>
    replaceCaseParties(ctx, params.id, body.parties, expected),
  )
  serve(cases.remove, (ctx, { params }) => deleteCase(ctx, params.id))
}
