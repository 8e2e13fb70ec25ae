import { audit } from '@lavra/contracts/audit'
import type { Serve } from '../../platform/http/serve'
import { caseHistory, listEvents } from './service'

export function auditRoutes(serve: Serve) {
  serve(audit.list, (ctx, { query }) => listEvents(ctx, query))
  serve(audit.ofCase, (ctx, { params, query }) => caseHistory(ctx, params.id, query))
}
