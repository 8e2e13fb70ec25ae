import { z } from 'zod'
import {
  IdParams, Warning, choice, date, id, optionalAmount, optionalChoice, optionalDate, optionalEmail, optionalText, paging, search, text,
  timestamp,
} from './common'
import { endpoint } from './endpoint'
import { casePriority, caseStatus, caseTypes, gender, maritalStatus, partyRole, partyType } from './labels'
import { messages } from './messages'

export const PartyRole = choice(partyRole, messages.partyRole)
export const PartyType = choice(partyType, messages.partyType)

/** A row of the parties editor; an id beginning with `temp-` is new. Document numbers lose their punctuation. */
export const PartyInput = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String).nullish(),
    case_id: z.string().nullish(),
    name: z.string({ error: messages.partyName }).trim().min(2, messages.partyName).max(300, messages.tooLong),
    role: PartyRole,
    party_type: PartyType,
    cpf_cnpj: optionalText(30).transform((value) => value?.replace(/\D/g, '') || null),
    address: optionalText(500),
    phone: optionalText(30),
    email: optionalEmail(messages.partyEmail),
    nationality: optionalText(80),
    marital_status: optionalChoice(maritalStatus),
    stable_union: z.boolean().nullish(),
    profession: optionalText(120),
    rg: optionalText(20),
    gender: optionalChoice(gender),
    legal_representative: optionalText(300),
  })
  .superRefine((party, ctx) => {
    if (!party.cpf_cnpj) return
    if (party.party_type === 'individual' && party.cpf_cnpj.length !== 11)
      ctx.addIssue({ code: 'custom', path: ['cpf_cnpj'], message: messages.cpfLength })
    if (party.party_type === 'corporate' && party.cpf_cnpj.length !== 14)
      ctx.addIssue({ code: 'custom', path: ['cpf_cnpj'], message: messages.cnpjLength })
  })
export type PartyInput = z.output<typeof PartyInput>

export const Party = z.object({
  id: z.string(),
  case_id: z.string(),
  name: z.string(),
  role: z.enum(['plaintiff', 'defendant']),
  party_type: z.enum(['individual', 'corporate']),
  cpf_cnpj: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  nationality: z.string().nullable(),
  marital_status: z.string().nullable(),
  stable_union: z.boolean().nullable(),
  profession: z.string().nullable(),
  rg: z.string().nullable(),
  gender: z.string().nullable(),
  legal_representative: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Party = z.infer<typeof Party>

export const Case = z.object({
  id: z.string(),
  title: z.string(),
  case_number: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  case_type: z.string(),
  status: choice(caseStatus),
  priority: choice(casePriority),
  description: z.string().nullable(),
  next_deadline: date.nullable(),
  assigned_lawyers: z.array(z.string()),
  court: z.string().nullable(),
  district: z.string().nullable(),
  claim_value: z.string().nullable(),
  represented_side: z.enum(['plaintiff', 'defendant']).nullable(),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export const CaseWithParties = Case.extend({ parties: z.array(Party), warnings: z.array(Warning).optional() })
export type Case = z.infer<typeof Case>
export type CaseWithParties = z.infer<typeof CaseWithParties>

/** Sent as a string; older clients send numbers. */
const clientId = z
  .union([z.string(), z.number()], { error: messages.clientRequired })
  .transform(String)
  .pipe(text(messages.clientRequired, 100))

export const CaseInput = z.object({
  title: text(messages.titleRequired, 300),
  case_number: text(messages.caseNumberRequired, 60),
  client_id: clientId,
  case_type: z.enum(caseTypes, { error: messages.caseTypeRequired }),
  status: choice(caseStatus).default('active'),
  priority: choice(casePriority).default('medium'),
  description: optionalText(50_000),
  next_deadline: optionalDate,
  assigned_lawyers: z.array(text(messages.invalid, 200)).max(50, messages.invalid).default([]),
  court: optionalText(300),
  district: optionalText(200),
  claim_value: optionalAmount,
  represented_side: optionalChoice(partyRole),
  parties: z.array(PartyInput).max(200, 'No máximo 200 partes por processo').default([]),
})
export type CaseInput = z.output<typeof CaseInput>

export const CaseQuery = z.object({
  search,
  status: choice(caseStatus).optional(),
  priority: choice(casePriority).optional(),
  case_type: z.enum(caseTypes).optional(),
  client_id: id.optional(),
  deadline_to: optionalDate,
  sort: z.enum(['newest', 'next_deadline']).default('newest'),
  ...paging(100),
})
export type CaseQuery = z.output<typeof CaseQuery>

const example = {
  title: 'Cobrança de mercadorias entregues',
  case_number: 'PROC-2026-123456',
  client_id: '0197f3a0-0000-7000-8000-000000000000',
  case_type: 'Litígio Cível',
  parties: [{ name: 'Padaria Três Irmãos Ltda.', role: 'plaintiff', party_type: 'corporate' }],
}
const one = { params: IdParams, response: CaseWithParties }

export const cases = {
  create: endpoint({ method: 'POST', path: '/cases/', summary: 'Cadastra processo', status: 201, body: CaseInput, response: CaseWithParties, example }),
  createWithParties: endpoint({
    method: 'POST', path: '/cases/with-parties', summary: 'Cadastra processo com suas partes', status: 201, body: CaseInput, response: CaseWithParties, example,
  }),
  list: endpoint({
    method: 'GET', path: '/cases/', summary: 'Lista processos', query: CaseQuery, response: z.object({ cases: z.array(Case), total: z.int() }),
  }),
  listWithParties: endpoint({
    method: 'GET', path: '/cases/with-parties/all', summary: 'Lista processos com suas partes', query: CaseQuery,
    response: z.object({ cases: z.array(CaseWithParties), total: z.int() }),
  }),
  get: endpoint({ method: 'GET', path: '/cases/{id}', summary: 'Mostra um processo', ...one }),
  getWithParties: endpoint({ method: 'GET', path: '/cases/{id}/with-parties', summary: 'Mostra um processo com suas partes', ...one }),
  statistics: endpoint({
    method: 'GET', path: '/cases/statistics/summary', summary: 'Conta processos por situação',
    response: z.object({ total: z.int(), active: z.int(), on_hold: z.int(), closed: z.int(), archived: z.int(), high_priority: z.int() }),
  }),
}
