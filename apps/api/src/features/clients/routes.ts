import { clients } from '@lavra/contracts/clients'
import type { Serve } from '../../core/http'
import { createClient, listClients } from './service'

export function clientRoutes(serve: Serve) {
  serve(clients.list, (ctx, { query }) => listClients(ctx, query))
  serve(clients.create, (ctx, { body }) => createClient(ctx, body))
}
