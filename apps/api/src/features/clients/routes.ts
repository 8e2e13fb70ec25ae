import { clients } from '@lavra/contracts/clients'
import type { Serve } from '../../platform/http/serve'
import { createClient, deleteClient, getClient, listClients, updateClient } from './service'

export function clientRoutes(serve: Serve) {
  serve(clients.list, (ctx, { query }) => listClients(ctx, query))
  serve(clients.create, (ctx, { body }) => createClient(ctx, body))
  serve(clients.get, (ctx, { params }) => getClient(ctx, params.id))
  serve(clients.update, (ctx, { params, body, expected }) => updateClient(ctx, params.id, body, expected))
  serve(clients.remove, (ctx, { params }) => deleteClient(ctx, params.id))
}
