import { z } from 'zod'
import {
  IdParams,
  Warning,
  choice,
  date,
  id,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalText,
  paging,
  search,
  text,
  timestamp,
} from './base/common'
import { endpoint } from './base/endpoint'
import { cnpjValid } from './values/identifiers'
import { clientType, gender, maritalStatus } from './labels'
import { messages } from './base/messages'

/** Digits of a text, at most `max`; blank counts as absent, and in a PUT clears. */
const digits = (max: number) =>
  optionalText(30).transform((value) =>
    value == null ? value : value.replace(/\D/g, '').slice(0, max) || null,
  )

/** The eleven digits of a Brazilian phone, without the country's code where that was given. */
const phone = optionalText(30).transform((value) => {
  if (value == null) return value
  const given = value.replace(/\D/g, '')
  return given.replace(/^55(?=\d{10,11}$)/, '').slice(0, 11) || null
})

/**
 * A CPF or CNPJ as it is stored: digits, or the fourteen signs of a valid alphanumeric CNPJ (issue of July
 * 2026).
 */
const cpfCnpj = optionalText(30).transform((value) => {
  if (value == null) return value
  const signs = value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return (/[A-Z]/.test(signs) && cnpjValid(signs) ? signs : value.replace(/\D/g, '').slice(0, 14)) || null
})

const fields = {
  name: text(messages.nameRequired, 300),
  client_type: choice(clientType),
  cpf_cnpj: cpfCnpj,
  rg: digits(15),
  email: optionalEmail(),
  phone,
  birth_date: optionalDate,
  marital_status: optionalChoice(maritalStatus),
  profession: optionalText(120),
  nationality: optionalText(80),
  gender: optionalChoice(gender),
  address: optionalText(500),
  zip_code: digits(8),
  origin: optionalText(120),
  general_notes: optionalText(10_000),
}
const customFields = z
  .record(text(messages.required, 100), text(messages.required, 1000))
  .refine((given) => Object.keys(given).length <= 50, 'No máximo 50 campos personalizados')

/**
 * A contact's fields; `client_type` follows the length of cpf_cnpj unless given. At most 50 custom fields.
 */
export const ContactInput = z.object({
  ...fields,
  client_type: fields.client_type.nullish(),
  custom_fields: customFields.nullish(),
})
export type ContactInput = z.output<typeof ContactInput>

/** A PUT: what is absent stays as it is, null or blank clears. */
export const ContactUpdate = ContactInput.extend({ name: fields.name.optional() })
export type ContactUpdate = z.output<typeof ContactUpdate>

export const Contact = z.object({
  id: z.string(),
  name: z.string(),
  client_type: choice(clientType),
  cpf_cnpj: z.string().nullable(),
  rg: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: date.nullable(),
  marital_status: choice(maritalStatus).nullable(),
  profession: z.string().nullable(),
  nationality: z.string().nullable(),
  gender: choice(gender).nullable(),
  address: z.string().nullable(),
  zip_code: z.string().nullable(),
  origin: z.string().nullable(),
  general_notes: z.string().nullable(),
  custom_fields: z.record(z.string(), z.string()),
  case_ids: z.array(z.string()),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  warnings: z.array(Warning).optional(),
})
export type Contact = z.infer<typeof Contact>

export const ContactQuery = z.object({ search, contact_type: choice(clientType).optional(), ...paging(50) })
export type ContactQuery = z.output<typeof ContactQuery>

const answer = {
  id: '0197f3a0-0000-7000-8000-000000000004',
  name: 'Marta Souza',
  client_type: 'individual',
  cpf_cnpj: '52998224725',
  rg: '123456789',
  email: 'marta@exemplo.com',
  phone: '11987654321',
  birth_date: '1980-05-17',
  marital_status: 'casado',
  profession: 'enfermeira',
  nationality: 'brasileira',
  gender: 'feminino',
  address: 'Rua das Acácias, 10, São Paulo/SP',
  zip_code: '01000111',
  origin: 'Indicação',
  general_notes: null,
  custom_fields: { Convênio: 'Vida Plena' },
  case_ids: ['0197f3a0-0000-7000-8000-000000000000'],
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
  warnings: [],
}
const example = {
  name: 'Marta Souza',
  cpf_cnpj: '529.982.247-25',
  phone: '(11) 98765-4321',
  custom_fields: { Convênio: 'Vida Plena' },
}
const one = { params: IdParams, response: Contact, answer }
const link = {
  body: z.object({ case_id: id }),
  example: { case_id: '0197f3a0-0000-7000-8000-000000000000' },
  ...one,
}

export const contacts = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/',
    summary: 'Lista contatos',
    query: ContactQuery,
    response: z.object({ contacts: z.array(Contact), total: z.int() }),
    answer: { contacts: [answer], total: 1 },
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/contacts/case/{caseId}',
    summary: 'Contatos de um processo',
    params: z.object({ caseId: id }),
    response: z.array(Contact),
    answer: [answer],
  }),
  create: endpoint({
    method: 'POST',
    path: '/contacts/',
    summary: 'Cadastra contato',
    status: 201,
    body: ContactInput,
    response: Contact,
    example,
    answer,
  }),
  get: endpoint({ method: 'GET', path: '/contacts/{id}', summary: 'Mostra um contato', ...one }),
  update: endpoint({
    method: 'PUT',
    path: '/contacts/{id}',
    summary: 'Altera um contato',
    body: ContactUpdate,
    versioned: true,
    example: { phone: '(11) 98765-4321' },
    ...one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contacts/{id}',
    summary: 'Exclui um contato',
    status: 204,
    params: IdParams,
  }),
  link: endpoint({
    method: 'POST',
    path: '/contacts/{id}/link',
    summary: 'Vincula um contato a um processo',
    ...link,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/contacts/{id}/unlink',
    summary: 'Desvincula um contato de um processo',
    ...link,
  }),
}
