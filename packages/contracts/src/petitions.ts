import { z } from 'zod'
import { IdParams, choice, id, optionalText, text, timestamp, whole } from './common'
import { endpoint } from './endpoint'
import { agents, petitionProfile, petitionStatus, petitionType } from './labels'
import { messages } from './messages'

export const PetitionType = choice(petitionType, messages.petitionTypeRequired)
export const PetitionProfile = choice(petitionProfile)
export const PetitionStatus = choice(petitionStatus)
export const AgentId = choice(agents)
export type PetitionType = z.infer<typeof PetitionType>
export type PetitionProfile = z.infer<typeof PetitionProfile>
export type PetitionStatus = z.infer<typeof PetitionStatus>
export type AgentId = z.infer<typeof AgentId>
/** The chain's order. */
export const agentIds = Object.keys(agents) as AgentId[]

/** A party row of the wizard: `custom_name` only where the type is custom, else `client_name`. */
export const PetitionPartyInput = z.object({
  id: z.union([z.string().max(100), z.number()]).transform(String).nullish(),
  party_type: z.string().trim().toLowerCase().pipe(z.enum(['individual', 'corporate', 'custom'], { error: messages.partyType })),
  client_name: optionalText(300),
  custom_name: optionalText(300),
  role: z.string().max(40).nullish(),
  contact_id: id.nullish(),
})
export const PetitionParty = z.object({
  id: z.string(),
  party_type: z.enum(['individual', 'corporate', 'custom']),
  client_name: z.string().nullable(),
  custom_name: z.string().nullable(),
  role: z.enum(['plaintiff', 'defendant']),
  contact_id: z.string().nullable(),
  name: z.string(),
})
export type PetitionParty = z.infer<typeof PetitionParty>

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
  petition_profile: PetitionProfile,
  plaintiffs: z.array(PetitionParty),
  defendants: z.array(PetitionParty),
  additional_context: z.string().nullable(),
  content: z.string().nullable(),
  /** How the text came to be: by a language model, or put together from the record without one; null before the start. */
  mode: z.enum(['model', 'offline']).nullable(),
  createdDate: timestamp,
})
export type Petition = z.infer<typeof Petition>

export const AgentProgress = z.object({
  agent_id: AgentId,
  agent_name: z.string(),
  status: z.enum(['pending', 'in_progress', 'completed']),
  output: z.string().nullable(),
  partial_output: z.string().nullable(),
  started_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  error_message: z.string().nullable(),
})
export type AgentProgress = z.infer<typeof AgentProgress>

const Progress = z.object({
  current_agent: AgentId.nullable(),
  completed_agents: z.array(AgentId),
  progress_percentage: z.int(),
})
export const GenerationStarted = Progress.extend({ status: PetitionStatus })
export const AgentAdvanced = Progress.extend({ is_complete: z.boolean() })
export const GenerationStatus = Progress.extend({
  status: PetitionStatus,
  created_at: timestamp,
  agents_progress: z.array(AgentProgress),
})
export type GenerationStatus = z.infer<typeof GenerationStatus>

export const AgentParams = z.object({ id, agentId: AgentId })

export const petitions = {
  initialize: endpoint({
    method: 'POST', path: '/petitions/initialize', summary: 'Prepara uma petição', status: 201, body: PetitionInput, response: Petition,
    example: {
      petition_type: 'complaint',
      plaintiffs: [{ id: 1, party_type: 'individual', client_name: 'Helena Prado Nogueira', role: 'plaintiff' }],
      defendants: [{ id: 1, party_type: 'custom', custom_name: 'Lar Claro Móveis Ltda.', role: 'defendant' }],
      case_id: null, additional_context: null, author: 'Lia Torres Amado',
    },
  }),
  start: endpoint({
    method: 'POST', path: '/petitions/{id}/start-generation', summary: 'Inicia a geração', params: IdParams,
    body: z.object({ petition_profile: PetitionProfile.default('moderado'), background: z.boolean().default(false) }),
    response: GenerationStarted, example: { petition_profile: 'moderado', background: true },
  }),
  advance: endpoint({
    method: 'POST', path: '/petitions/{id}/advance-agent', summary: 'Executa o próximo agente', params: IdParams,
    body: z.object({}).loose().nullish(), response: AgentAdvanced, example: {},
  }),
  status: endpoint({ method: 'GET', path: '/petitions/{id}/status', summary: 'Situação da geração', params: IdParams, response: GenerationStatus }),
  get: endpoint({ method: 'GET', path: '/petitions/{id}', summary: 'Mostra uma petição', params: IdParams, response: Petition }),
  history: endpoint({ method: 'GET', path: '/petitions/history/{id}', summary: 'Mostra uma petição do histórico', params: IdParams, response: Petition }),
  recent: endpoint({
    method: 'GET', path: '/petitions/recent', summary: 'Petições recentes',
    query: z.object({ limit: whole(1, 1000).default(10) }),
    response: z.array(PetitionSummary),
  }),
  ofCase: endpoint({
    method: 'GET', path: '/petitions/case/{caseId}/petitions', summary: 'Petições de um processo', params: z.object({ caseId: id }),
    response: z.array(PetitionSummary),
  }),
  saveContent: endpoint({
    method: 'PUT', path: '/petitions/{id}/content', summary: 'Salva o texto da petição', params: IdParams,
    body: z.object({ content: text(messages.contentRequired, 1_000_000) }), response: Petition, example: { content: '# Petição' },
  }),
  saveAgentOutput: endpoint({
    method: 'PUT', path: '/petitions/{id}/agents/{agentId}/output', summary: 'Altera o texto de um agente', params: AgentParams,
    body: z.object({ output: text(messages.outputRequired, 500_000), trigger_regeneration: z.boolean().default(false) }),
    response: GenerationStatus, example: { output: 'Texto revisto', trigger_regeneration: true },
  }),
}
