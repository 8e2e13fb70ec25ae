import { trash } from '@lavra/contracts/trash'
import type { Serve } from '../../platform/http/serve'
import { listTrash, purgeEntry, restoreEntry } from './service'

export function trashRoutes(serve: Serve) {
  serve(trash.list, (ctx, { query }) => listTrash(ctx, query))
  serve(trash.restore, (ctx, { params }) => restoreEntry(ctx, params.id))
  serve(trash.remove, (ctx, { params }) => purgeEntry(ctx, params.id))
}
