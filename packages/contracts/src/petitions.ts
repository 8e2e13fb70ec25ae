import { z } from 'zod'
import { IdParams, choice, id, optionalText, paging, search, text, timestamp, whole } from './base/common'
import { progress, state, summary, version, wholePetition } from './docs/petitions'
import { endpoint, fileAnswer } from './base/endpoint'
import { petitionProfile, petitionType } from './labels'
import { messages } from './base/messages'
import { CheckKey, FillInput, PetitionCheck, TakeOverInput } from './petitions/checks'
import {
  Attachment,
  attachmentExample as attachment,
  AttachmentRole,
  rolesText,
  WithheldPaper,
} from './petitions/papers'
import {
  AgentAdvanced,
  AgentParams,
  GenerationStarted,
  GenerationStatus,
  PetitionStatus,
} from './petitions/generation'
import { CaseParties, PetitionParty, PetitionPartyInput } from './petitions/parties'
import { PetitionVersion } from './petitions/versions'

export const PetitionType = choice(petitionType, messages.petitionTypeRequired)
export const PetitionProfile = choice(petitionProfile)
export type PetitionType = z.infer<typeof PetitionType>
export type PetitionProfile = z.infer<typeof PetitionProfile>

const partyRows = z.array(PetitionPartyInput).max(200, 'No máximo 200 partes').default([])
export const PetitionInput = z.object({
  petition_type: PetitionType,
  plaintiffs: partyRows,
  defendants: partyRows,
  case_id: id.nullish(),
  additional_context: optionalText(50_000),
  author: optionalText(200),
  document_ids: z.array(id).max(500, messages.invalid).nullish(),
})
export type PetitionInput = z.output<typeof PetitionInput>

/** What lists show: no contents. */
export const PetitionSummary = z.object({
  id: z.string(),
  petition_id: z.string(),
  petition_type: PetitionType,
  title: z.string(),
  client_name: z.string().nullable(),
  case_id: z.string().nullable(),
  author: z.string().nullable(),
  status: PetitionStatus,
  progress_percentage: z.int(),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type PetitionSummary = z.infer<typeof PetitionSummary>

export const Petition = PetitionSummary.extend({
  /** The user who made it and may delete it; `author` is the name that signs. */
  author_id: z.string().nullable(),
  petition_profile: PetitionProfile,
  plaintiffs: z.array(PetitionParty),
  defendants: z.array(PetitionParty),
  additional_context: z.string().nullable(),
  content: z.string().nullable(),
  /**
   * How the text came to be: by a language model, or put together from the record without one; null before
   * the start.
   */
  mode: z.enum(['model', 'offline']).nullable(),
  createdDate: timestamp,
  /** Of the present text, in its order; empty where there is none. */
  checks: z.array(PetitionCheck),
})
export type Petition = z.infer<typeof Petition>

export const PetitionQuery = z.object({ search, status: PetitionStatus.optional(), ...paging(20) })
export type PetitionQuery = z.output<typeof PetitionQuery>

export const exportFormats = ['docx', 'pdf', 'html', 'md'] as const
export const ExportFormat = z.enum(exportFormats, { error: 'Escolha docx, pdf, html ou md' })
export type ExportFormat = z.infer<typeof ExportFormat>

const one = { params: IdParams, response: Petition, answer: wholePetition }
const ofCase = { params: z.object({ caseId: id }) }

export const petitions = {
  list: endpoint({
    method: 'GET',
    path: '/petitions/',
    summary: 'Lista petições',
    query: PetitionQuery,
    response: z.object({ petitions: z.array(PetitionSummary), total: z.int() }),
    answer: { petitions: [summary], total: 1 },
  }),
  recent: endpoint({
    method: 'GET',
    path: '/petitions/recent',
    summary: 'Petições recentes',
    query: z.object({ limit: whole(1, 1000).default(10) }),
    response: z.array(PetitionSummary),
    answer: [summary],
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/petitions/case/{caseId}/petitions',
    summary: 'Petições de um processo',
    response: z.array(PetitionSummary),
    answer: [summary],
    ...ofCase,
  }),
  partiesOfCase: endpoint({
    method: 'GET',
    path: '/petitions/case/{caseId}/parties',
    summary: 'Partes de um processo para uma petição',
    response: CaseParties,
    ...ofCase,
    answer: {
      plaintiffs: [{ id: '1', custom_name: 'Padaria Três Irmãos Ltda.', party_type: 'corporate' }],
      defendants: [],
      additional_context: null,
      plaintiff: 'Padaria Três Irmãos Ltda.',
      client_name: 'Padaria Três Irmãos Ltda.',
      client_id: '0197f3a0-0000-7000-8000-000000000003',
    },
  }),
  initialize: endpoint({
    method: 'POST',
    path: '/petitions/initialize',
    summary: 'Prepara uma petição',
    status: 201,
    body: PetitionInput,
    response: Petition,
    answer: wholePetition,
    example: {
      petition_type: 'complaint',
      plaintiffs: [
        { id: 1, party_type: 'individual', client_name: 'Helena Prado Nogueira', role: 'plaintiff' },
      ],
      defendants: [{ id: 1, party_type: 'custom', custom_name: 'Lar Claro Móveis Ltda.', role: 'defendant' }],
      case_id: null,
      additional_context: null,
      author: 'Lia Torres Amado',
    },
  }),
  attach: endpoint({
    method: 'POST',
    path: '/petitions/{id}/attachments',
    summary: 'Anexa arquivos a uma petição ainda não iniciada',
    status: 201,
    params: IdParams,
    bodyType: 'multipart',
    body: z.object({ roles: rolesText }).loose(),
    files: { field: 'files', min: 1, max: 20 },
    response: z.array(Attachment),
    example: {},
    answer: [attachment],
  }),
  attachments: endpoint({
    method: 'GET',
    path: '/petitions/{id}/attachments',
    summary: 'Anexos de uma petição',
    params: IdParams,
    response: z.array(Attachment),
    answer: [attachment],
  }),
  changeAttachment: endpoint({
    method: 'PUT',
    path: '/petitions/{id}/attachments/{attachmentId}',
    params: z.object({ id, attachmentId: id }),
    summary: 'Altera de quem é e para que serve um anexo de uma petição ainda não iniciada',
    body: AttachmentRole,
    response: Attachment,
    refusals: [409],
    example: { owner: 'opposing', purpose: 'read_only' },
    answer: attachment,
  }),
  withheld: endpoint({
    method: 'GET',
    path: '/petitions/{id}/withheld',
    summary: 'Documentos e anexos que ficam fora de uma petição, com o motivo',
    params: IdParams,
    query: z.object(paging(20)),
    response: z.object({ withheld: z.array(WithheldPaper), total: z.int() }),
    answer: {
      withheld: [{ id: attachment.id, title: 'Anotações da reunião', reason: 'internal', background: false }],
      total: 1,
    },
  }),
  start: endpoint({
    method: 'POST',
    path: '/petitions/{id}/start-generation',
    summary: 'Inicia a geração',
    params: IdParams,
    body: z.object({
      petition_profile: PetitionProfile.default('moderado'),
      background: z.boolean().default(false),
    }),
    response: GenerationStarted,
    example: { petition_profile: 'moderado', background: true },
    answer: { ...progress, status: 'processing' },
  }),
  advance: endpoint({
    method: 'POST',
    path: '/petitions/{id}/advance-agent',
    summary: 'Executa o próximo agente',
    params: IdParams,
    refusals: [502],
    body: z.object({}).loose().nullish(),
    response: AgentAdvanced,
    example: {},
    answer: { ...progress, is_complete: false },
  }),
  status: endpoint({
    method: 'GET',
    path: '/petitions/{id}/status',
    summary: 'Situação da geração',
    params: IdParams,
    response: GenerationStatus,
    answer: state,
  }),
  get: endpoint({ method: 'GET', path: '/petitions/{id}', summary: 'Mostra uma petição', ...one }),
  history: endpoint({
    method: 'GET',
    path: '/petitions/history/{id}',
    summary: 'Mostra uma petição do histórico',
    ...one,
  }),
  saveContent: endpoint({
    method: 'PUT',
    path: '/petitions/{id}/content',
    summary: 'Salva o texto da petição',
    versioned: true,
    body: z.object({ content: text(messages.contentRequired, 1_000_000) }),
    example: { content: '# Petição' },
    ...one,
  }),
  saveAgentOutput: endpoint({
    method: 'PUT',
    path: '/petitions/{id}/agents/{agentId}/output',
    summary: 'Altera o texto de um agente',
    params: AgentParams,
    versioned: true,
    body: z.object({
      output: text(messages.outputRequired, 500_000),
      trigger_regeneration: z.boolean().default(false),
    }),
    response: GenerationStatus,
    example: { output: 'Texto revisto', trigger_regeneration: true },
    answer: state,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/petitions/{id}/versions',
    summary: 'Textos anteriores de uma petição, do mais novo ao mais antigo',
    params: IdParams,
    // Whole texts, so few a page.
    query: z.object({ ...paging(20), limit: whole(1, 20).default(20) }),
    response: z.object({ versions: z.array(PetitionVersion), total: z.int() }),
    answer: { versions: [version], total: 1 },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/petitions/{id}/versions/{n}/restore',
    summary: 'Volta a um texto anterior',
    versioned: true,
    refusals: [409],
    ...one,
    params: z.object({ id, n: whole(1, 1_000_000) }),
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/petitions/{id}/checks/take-over',
    summary: 'Assume um item em aberto do texto, com o motivo (exige número da OAB)',
    versioned: true,
    body: TakeOverInput,
    example: { key: 'a1b2', reason: 'Conferido no diário oficial' },
    refusals: [403, 428],
    ...one,
  }),
  withdrawTakeOver: endpoint({
    method: 'POST',
    path: '/petitions/{id}/checks/withdraw',
    summary: 'Desfaz o que alguém assumiu: o item volta a ficar em aberto',
    body: CheckKey,
    example: { key: 'a1b2' },
    refusals: [403],
    ...one,
  }),
  fill: endpoint({
    method: 'POST',
    path: '/petitions/{id}/checks/fill',
    summary: 'Completa um trecho do texto e, se pedido, o cadastro',
    versioned: true,
    body: FillInput,
    example: { key: 'a1b2', value: '529.982.247-25', to_record: true },
    refusals: [403, 428],
    ...one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/petitions/{id}',
    summary: 'Exclui uma petição',
    status: 204,
    params: IdParams,
    refusals: [403],
  }),
  export: endpoint({
    method: 'GET',
    path: '/petitions/{id}/export',
    summary: 'Baixa a petição como DOCX, PDF, HTML ou Markdown',
    params: IdParams,
    query: z.object({
      format: ExportFormat,
      draft: z.stringbool({ error: messages.invalid }).default(false),
    }),
    response: fileAnswer,
    refusals: [409],
  }),
  tellExport: endpoint({
    method: 'POST',
    path: '/petitions/{id}/exports',
    summary: 'Conta à trilha que a petição foi baixada como HTML e a confere de novo',
    refusals: [409],
    body: z.object({
      format: z.enum(['html'], { error: messages.invalid }),
      draft: z.boolean().default(false),
    }),
    example: { format: 'html', draft: true },
    ...one,
  }),
}
