import { chat } from '@lavra/contracts/chat'
import type { Serve } from '../../platform/http/serve'
import { ask, indexClient, indexStats, searchChunks } from './service'

export function chatRoutes(serve: Serve) {
  serve(chat.ask, (ctx, { body, emit, signal }) => ask(ctx, body, { emit, signal }))
  serve(chat.index, (ctx, { body }) => indexClient(ctx, body.client_id))
  serve(chat.reindex, (ctx, { params }) => indexClient(ctx, params.clientId))
  serve(chat.search, (ctx, { body }) => searchChunks(ctx, body))
  serve(chat.stats, (ctx) => indexStats(ctx))
}
