import { z } from 'zod'
import { IdParams, choice, optionalEmail, optionalText, paging, search, text, timestamp } from './base/common'
import { endpoint } from './base/endpoint'
import { clientStatus, clientType } from './labels'
import { messages } from './base/messages'

export const ClientType = choice(clientType)
export const ClientStatus = choice(clientStatus)

export const Client = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  client_type: ClientType,
  status: ClientStatus,
  cases_count: z.int(),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Client = z.infer<typeof Client>

export const ClientInput = z.object({
  name: text(messages.nameRequired, 200),
  email: optionalEmail(),
  phone: optionalText(20),
  client_type: ClientType.default('individual'),
  status: ClientStatus.default('active'),
})
export type ClientInput = z.output<typeof ClientInput>

/** A PUT: what is absent stays as it is. */
export const ClientUpdate = z.object({
  name: ClientInput.shape.name.optional(),
  email: ClientInput.shape.email.optional(),
  phone: ClientInput.shape.phone.optional(),
  client_type: ClientType.optional(),
  status: ClientStatus.optional(),
})
export type ClientUpdate = z.output<typeof ClientUpdate>

export const ClientQuery = z.object({
  search,
  client_type: ClientType.optional(),
  status: ClientStatus.optional(),
  ...paging(10),
})
export type ClientQuery = z.output<typeof ClientQuery>

export const exampleClient = {
  id: '0197f3a0-0000-7000-8000-000000000003',
  name: 'Padaria Três Irmãos Ltda.',
  email: 'contato@exemplo.com',
  phone: '(11) 3456-7890',
  client_type: 'corporate',
  status: 'active',
  cases_count: 2,
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}
const one = { params: IdParams, response: Client, answer: exampleClient }

export const clients = {
  list: endpoint({
    method: 'GET',
    path: '/clients/',
    summary: 'Lista clientes',
    query: ClientQuery,
    response: z.object({ clients: z.array(Client), total: z.int() }),
    answer: { clients: [exampleClient], total: 1 },
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/',
    summary: 'Cadastra cliente',
    access: 'admin',
    status: 201,
    body: ClientInput,
    response: Client,
    answer: exampleClient,
    example: {
      name: 'Padaria Três Irmãos Ltda.',
      email: 'contato@exemplo.com',
      phone: '(11) 3456-7890',
      client_type: 'corporate',
    },
  }),
  get: endpoint({ method: 'GET', path: '/clients/{id}', summary: 'Mostra um cliente', ...one }),
  update: endpoint({
    method: 'PUT',
    path: '/clients/{id}',
    summary: 'Altera um cliente',
    access: 'admin',
    body: ClientUpdate,
    versioned: true,
    example: { status: 'inactive' },
    ...one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/{id}',
    summary: 'Exclui um cliente sem processos',
    access: 'admin',
    status: 204,
    params: IdParams,
    refusals: [409],
  }),
}
