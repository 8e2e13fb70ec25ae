import type { CaseWithParties, Party } from '@lavra/contracts/cases'
import type { Client } from '@lavra/contracts/clients'
import type { Contact } from '@lavra/contracts/contacts'
import { caseDetails, partyDetails, type Fields } from '@lavra/contracts/fields'
import type { PetitionCheck } from '@lavra/contracts/petitions/checks'
import { agentIds, type AgentProgress, type GenerationStatus } from '@lavra/contracts/petitions/generation'
import { type Petition } from '@lavra/contracts/petitions'

const blanks = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [K in keyof F]: null }

const at = '2026-03-01T12:00:00.000Z'

export const aClient = (change: Partial<Client> = {}): Client => ({
  id: 'client-1',
  name: 'Padaria Três Irmãos Ltda.',
  email: 'padaria@exemplo.com',
  phone: '(11) 3456-7890',
  client_type: 'corporate',
  status: 'active',
  cases_count: 1,
  version: 1,
  created_at: at,
  updated_at: at,
  ...change,
})

export const aContact = (change: Partial<Contact> = {}): Contact => ({
  id: 'k1',
  name: 'Marta Conceição',
  client_type: 'individual',
  cpf_cnpj: '52998224725',
  rg: null,
  email: 'marta@exemplo.com',
  phone: '11987654321',
  birth_date: null,
  marital_status: null,
  profession: 'enfermeira',
  nationality: null,
  gender: null,
  address: null,
  zip_code: null,
  origin: 'Indicação',
  general_notes: null,
  custom_fields: {},
  case_ids: ['case-1', 'case-8', 'case-9'],
  version: 4,
  created_at: at,
  updated_at: at,
  ...change,
})

export const aParty = (change: Partial<Party> = {}): Party => ({
  id: 'party-1',
  case_id: 'case-1',
  name: 'Padaria Três Irmãos Ltda.',
  role: 'plaintiff',
  party_type: 'corporate',
  ...blanks(partyDetails),
  cpf_cnpj: '11222333000181',
  created_at: at,
  updated_at: at,
  ...change,
})

export const aCase = (change: Partial<CaseWithParties> = {}): CaseWithParties => ({
  id: 'case-1',
  title: 'Cobrança de mercadorias',
  case_number: 'PROC-2026-123456',
  client_id: 'client-1',
  client_name: 'Padaria Três Irmãos Ltda.',
  case_type: 'Litígio Cível',
  status: 'active',
  priority: 'high',
  description: 'Entrega em 10 de março de 2026.',
  next_deadline: '2026-12-01',
  assigned_lawyers: [],
  ...blanks(caseDetails),
  version: 1,
  created_at: at,
  updated_at: at,
  parties: [
    aParty(),
    aParty({
      id: 'party-2',
      name: 'João Conceição',
      role: 'defendant',
      party_type: 'individual',
      cpf_cnpj: '52998224725',
    }),
  ],
  ...change,
})

export const petitionId = 'petition_0123456789abcdef0123456789abcdef'

export const aPetition = (change: Partial<Petition> = {}): Petition => ({
  id: petitionId,
  petition_id: petitionId,
  petition_type: 'complaint',
  title: 'Petição Inicial',
  client_name: 'Padaria Três Irmãos Ltda.',
  case_id: 'case-1',
  author: 'Helena Martins',
  author_id: 'u1',
  status: 'completed',
  progress_percentage: 100,
  version: 1,
  created_at: at,
  updated_at: at,
  petition_profile: 'moderado',
  plaintiffs: [],
  defendants: [],
  additional_context: null,
  content: 'AO JUÍZO DA [COMPLETAR: vara]\n\nTermos em que, [COMPLETAR: data].',
  mode: 'offline',
  checks: [],
  createdDate: at,
  ...change,
})

/** A mark of a petition's text as an open item. */
export const aGap = (asked: string, start: number, change: Partial<PetitionCheck> = {}): PetitionCheck => {
  const text = `[COMPLETAR: ${asked}]`
  return {
    key: `${asked} ${start}`,
    kind: 'lacuna',
    text,
    start,
    end: start + text.length,
    verdict: 'a_completar',
    source: null,
    note: null,
    field: null,
    taken_over: null,
    ...change,
  }
}

/** A chain with its first `done` agents completed. */
export function aStatus(done: number, change: Partial<GenerationStatus> = {}): GenerationStatus {
  const completed = agentIds.slice(0, done)
  return {
    status: done === agentIds.length ? 'completed' : 'processing',
    current_agent: agentIds[done] ?? null,
    completed_agents: completed,
    progress_percentage: Math.round((done / agentIds.length) * 100),
    version: 1,
    created_at: at,
    agents_progress: agentIds.map((id, place) => anAgent(id, place < done)),
    ...change,
  }
}

export function anAgent(
  id: AgentProgress['agent_id'],
  completed: boolean,
  change: Partial<AgentProgress> = {},
): AgentProgress {
  return {
    agent_id: id,
    agent_name: id,
    status: completed ? 'completed' : 'pending',
    output: completed ? `Texto de **${id}**` : null,
    partial_output: null,
    started_at: completed ? at : null,
    completed_at: completed ? at : null,
    error_message: null,
    ...change,
  }
}

export const notStarted = (): GenerationStatus => aStatus(0, { status: 'initialized', agents_progress: [] })
