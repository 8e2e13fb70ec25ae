import { z } from 'zod'
import {
  IdParams,
  Warning,
  choice,
  date,
  id,
  optionalDate,
  optionalText,
  paging,
  search,
  storable,
  text,
  timestamp,
} from './base/common'
import { caseAnswer, example, withParties } from './docs/cases'
import { endpoint } from './base/endpoint'
import { fieldAnswers, fieldInputs } from './fields/schemas'
import { caseDetails, partyDetails } from './fields'
import { cnpjValid, formatCaseNumber } from './values/identifiers'
import { casePriority, caseStatus, caseTypes, partyRole, partyType } from './labels'
import { messages } from './base/messages'

export const PartyRole = choice(partyRole, messages.partyRole)
export const PartyType = choice(partyType, messages.partyType)

const partyName = z
  .string({ error: messages.partyName })
  .trim()
  .min(2, messages.partyName)
  .max(300, messages.tooLong)
  .refine(storable, messages.nul)

/**
 * A row of the parties editor; an id beginning with `temp-` is new. Document numbers lose their punctuation.
 */
const Numbered = z.object({ party_type: PartyType, cpf_cnpj: optionalText(30) })

/** Told together with what else is wrong with the party: whoever fills in a form hears everything at once. */
const whenNumbered = ({ value }: { value: unknown }): boolean => Numbered.safeParse(value).success

type Numbered = Partial<z.output<typeof Numbered>>

const hasLength = (type: 'individual' | 'corporate', length: number) => (party: Numbered) =>
  party.party_type !== type || [0, length].includes(documentNumber(party.cpf_cnpj, type)?.length ?? 0)

export const PartyInput = z
  .object({
    id: z
      .union([z.string().max(100, messages.tooLong), z.number()])
      .transform(String)
      .nullish(),
    case_id: z.string().max(100, messages.tooLong).nullish(),
    name: partyName,
    role: PartyRole,
    party_type: PartyType,
    ...fieldInputs(partyDetails, messages.partyEmail),
  })
  .refine(hasLength('individual', 11), {
    path: ['cpf_cnpj'],
    message: messages.cpfLength,
    when: whenNumbered,
  })
  .refine(hasLength('corporate', 14), {
    path: ['cpf_cnpj'],
    message: messages.cnpjLength,
    when: whenNumbered,
  })
  .transform((party) => ({ ...party, cpf_cnpj: documentNumber(party.cpf_cnpj, party.party_type) }))

/** Digits only; a company keeps the letters of a valid alphanumeric CNPJ. Absent stays absent. */
function documentNumber(
  value: string | null | undefined,
  type: 'individual' | 'corporate',
): string | null | undefined {
  if (!value) return value
  const signs = value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (type === 'corporate' && /[A-Z]/.test(signs) && cnpjValid(signs)) return signs
  return value.replace(/\D/g, '') || null
}
export type PartyInput = z.output<typeof PartyInput>

export const Party = z.object({
  id: z.string(),
  case_id: z.string(),
  name: z.string(),
  role: z.enum(['plaintiff', 'defendant']),
  party_type: z.enum(['individual', 'corporate']),
  ...fieldAnswers(partyDetails),
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
  ...fieldAnswers(caseDetails),
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

const lawyers = z.array(text(messages.invalid, 200), { error: messages.invalid }).max(50, messages.invalid)
const partyRows = z
  .array(PartyInput, { error: messages.invalid })
  .max(200, 'No máximo 200 partes por processo')

export const CaseInput = z.object({
  title: text(messages.titleRequired, 300),
  case_number: text(messages.caseNumberRequired, 60).transform(formatCaseNumber),
  client_id: clientId,
  case_type: z.enum(caseTypes, { error: messages.caseTypeRequired }),
  status: choice(caseStatus).default('active'),
  priority: choice(casePriority).default('medium'),
  description: optionalText(50_000),
  next_deadline: optionalDate,
  assigned_lawyers: lawyers.default([]),
  ...fieldInputs(caseDetails),
  parties: partyRows.default([]),
})
export type CaseInput = z.output<typeof CaseInput>

/**
 * A PUT: what is absent stays as it is, null or blank clears, 422 where it is required. `parties` replaces
 * the list.
 */
export const CaseUpdate = z.object({
  title: CaseInput.shape.title.optional(),
  case_number: CaseInput.shape.case_number.optional(),
  client_id: clientId.optional(),
  case_type: CaseInput.shape.case_type.optional(),
  status: choice(caseStatus).optional(),
  priority: choice(casePriority).optional(),
  description: CaseInput.shape.description,
  next_deadline: optionalDate,
  assigned_lawyers: lawyers.optional(),
  ...fieldInputs(caseDetails),
  parties: partyRows.optional(),
})
export type CaseUpdate = z.output<typeof CaseUpdate>

/** `{ parties }` or a bare list; an id that the case knows keeps its party, any other is new. */
export const PartiesInput = z.preprocess(
  (value) => (Array.isArray(value) ? { parties: value as unknown[] } : value),
  z.object({ parties: partyRows }),
)

export const CaseQuery = z.object({
  search,
  status: choice(caseStatus).optional(),
  priority: choice(casePriority).optional(),
  case_type: z.enum(caseTypes).optional(),
  client_id: id.optional(),
  deadline_to: optionalDate,
  /**
   * Only those whose deadlines still run: active, on hold, and closed ones whose deadline was kept, until 30
   * days after it.
   */
  running: z.enum(['true', 'false'], { error: messages.invalid }).optional(),
  sort: z.enum(['newest', 'next_deadline']).default('newest'),
  ...paging(100),
})
export type CaseQuery = z.output<typeof CaseQuery>

const one = { params: IdParams, response: CaseWithParties, answer: withParties }
const ofClient = { params: z.object({ clientId: id }) }
const creation = {
  status: 201 as const,
  body: CaseInput,
  response: CaseWithParties,
  example,
  answer: withParties,
}

export const cases = {
  create: endpoint({ method: 'POST', path: '/cases/', summary: 'Cadastra processo', ...creation }),
  createWithParties: endpoint({
    method: 'POST',
    path: '/cases/with-parties',
    summary: 'Cadastra processo com suas partes',
    ...creation,
  }),
  list: endpoint({
    method: 'GET',
    path: '/cases/',
    summary: 'Lista processos',
    query: CaseQuery,
    response: z.object({ cases: z.array(Case), total: z.int() }),
    answer: { cases: [caseAnswer], total: 1 },
  }),
  listWithParties: endpoint({
    method: 'GET',
    path: '/cases/with-parties/all',
    summary: 'Lista processos com suas partes',
    query: CaseQuery,
    response: z.object({ cases: z.array(CaseWithParties), total: z.int() }),
    answer: { cases: [withParties], total: 1 },
  }),
  ofClient: endpoint({
    method: 'GET',
    path: '/cases/client/{clientId}',
    summary: 'Processos de um cliente',
    response: z.array(Case),
    answer: [caseAnswer],
    ...ofClient,
  }),
  ofClientWithParties: endpoint({
    method: 'GET',
    path: '/cases/client/{clientId}/with-parties',
    summary: 'Processos de um cliente com suas partes',
    response: z.array(CaseWithParties),
    answer: [withParties],
    ...ofClient,
  }),
  get: endpoint({ method: 'GET', path: '/cases/{id}', summary: 'Mostra um processo', ...one }),
  getWithParties: endpoint({
    method: 'GET',
    path: '/cases/{id}/with-parties',
    summary: 'Mostra um processo com suas partes',
    ...one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/cases/{id}',
    summary: 'Altera um processo',
    body: CaseUpdate,
    versioned: true,
    example: { status: 'on_hold', next_deadline: '2026-04-02' },
    ...one,
  }),
  replaceParties: endpoint({
    method: 'PUT',
    path: '/cases/{id}/parties',
    summary: 'Substitui as partes de um processo',
    body: PartiesInput,
    versioned: true,
    example: { parties: [{ id: 'temp-1', name: 'Ana Prado', role: 'defendant', party_type: 'individual' }] },
    ...one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cases/{id}',
    summary: 'Exclui um processo com suas partes e documentos',
    status: 204,
    params: IdParams,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/cases/statistics/summary',
    summary: 'Conta processos por situação',
    response: z.object({
      total: z.int(),
      active: z.int(),
      on_hold: z.int(),
      closed: z.int(),
      archived: z.int(),
      high_priority: z.int(),
    }),
    answer: { total: 12, active: 7, on_hold: 2, closed: 2, archived: 1, high_priority: 3 },
  }),
}
