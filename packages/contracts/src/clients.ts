import { z } from 'zod'
import { choice, optionalEmail, optionalText, paging, search, text, timestamp } from './common'
import { endpoint } from './endpoint'
import { clientStatus, clientType } from './labels'
import { messages } from './messages'

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

export const ClientQuery = z.object({
  search,
  client_type: ClientType.optional(),
  status: ClientStatus.optional(),
  ...paging(10),
})
export type ClientQuery = z.output<typeof ClientQuery>

export const clients = {
  list: endpoint({
    method: 'GET',
    path: '/clients/',
    summary: 'Lista clientes',
    query: ClientQuery,
    response: z.object({ clients: z.array(Client), total: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/',
    summary: 'Cadastra cliente',
    access: 'admin',
    status: 201,
    body: ClientInput,
    response: Client,
    example: { name: 'Padaria Três Irmãos Ltda.', email: 'contato@exemplo.com', phone: '(11) 3456-7890', client_type: 'corporate' },
  }),
}
