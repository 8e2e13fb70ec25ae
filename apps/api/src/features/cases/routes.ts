import { cases } from '@lavra/contracts/cases'
import type { Serve } from '../../core/http'
import { caseStatistics, createCase, getCase, listCases, listCasesWithParties } from './service'

export function caseRoutes(serve: Serve) {
  serve(cases.create, (ctx, { body }) => createCase(ctx, body))
  serve(cases.createWithParties, (ctx, { body }) => createCase(ctx, body))
  serve(cases.list, (ctx, { query }) => listCases(ctx, query))
  serve(cases.listWithParties, (ctx, { query }) => listCasesWithParties(ctx, query))
  serve(cases.statistics, (ctx) => caseStatistics(ctx))
  serve(cases.get, (ctx, { params }) => getCase(ctx, params.id))
  serve(cases.getWithParties, (ctx, { params }) => getCase(ctx, params.id))
}
