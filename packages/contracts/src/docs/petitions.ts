/* Examples of the API’s documentation. */

const petitionId = 'petition_0123456789abcdef0123456789abcdef'
const times = { created_at: '2026-03-01T12:00:00.000Z', updated_at: '2026-03-01T12:00:00.000Z' }
export const summary = {
  id: petitionId,
  petition_id: petitionId,
  petition_type: 'complaint',
  title: 'Petição Inicial – Cobrança de mercadorias entregues',
  client_name: 'Padaria Três Irmãos Ltda.',
  case_id: null,
  author: 'Lia Torres Amado',
  status: 'initialized',
  progress_percentage: 0,
  version: 1,
  ...times,
}
const party = { party_type: 'custom', client_name: null, contact_id: null }
export const wholePetition = {
  ...summary,
  author_id: '0197f3a0-0000-7000-8000-000000000002',
  petition_profile: 'moderado',
  additional_context: null,
  content: null,
  mode: null,
  createdDate: times.created_at,
  checks: [],
  plaintiffs: [
    {
      ...party,
      id: '1',
      custom_name: 'Helena Prado Nogueira',
      role: 'plaintiff',
      name: 'Helena Prado Nogueira',
    },
  ],
  defendants: [
    {
      ...party,
      id: '1',
      custom_name: 'Lar Claro Móveis Ltda.',
      role: 'defendant',
      name: 'Lar Claro Móveis Ltda.',
    },
  ],
}
export const progress = {
  current_agent: 'fatos',
  completed_agents: ['qualificacao'],
  progress_percentage: 13,
}
export const state = {
  ...progress,
  status: 'processing',
  version: 2,
  created_at: times.created_at,
  agents_progress: [],
}
export const version = {
  number: 1,
  reason: 'edit',
  author_name: 'Helena Martins',
  content: '# Petição',
  created_at: times.created_at,
}
