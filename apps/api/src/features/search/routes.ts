import { search } from '@lavra/contracts/search'
import type { Serve } from '../../platform/http/serve'
import { searchAll } from './service'

export function searchRoutes(serve: Serve) {
  serve(search.all, (ctx, { query }) => searchAll(ctx, query))
}
