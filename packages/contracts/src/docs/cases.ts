/* Examples of the API’s documentation. */
import { caseDetails, partyDetails, type Fields } from '../fields'

/** Each field's example, null where it has none. */
const examplesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { example = null }]) => [name, example]))

export const example = {
  title: 'Cobrança de mercadorias entregues',
  case_number: 'PROC-2026-123456',
  client_id: '0197f3a0-0000-7000-8000-000000000000',
  case_type: 'Litígio Cível',
  parties: [{ name: 'Padaria Três Irmãos Ltda.', role: 'plaintiff', party_type: 'corporate' }],
}
export const partyAnswer = {
  id: '0197f3a0-0000-7000-8000-000000000005',
  case_id: '0197f3a0-0000-7000-8000-000000000000',
  name: 'Padaria Três Irmãos Ltda.',
  role: 'plaintiff',
  party_type: 'corporate',
  ...examplesOf(partyDetails),
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}
export const caseAnswer = {
  id: '0197f3a0-0000-7000-8000-000000000000',
  title: 'Cobrança de mercadorias entregues',
  case_number: 'PROC-2026-123456',
  client_id: '0197f3a0-0000-7000-8000-000000000003',
  client_name: 'Padaria Três Irmãos Ltda.',
  case_type: 'Litígio Cível',
  status: 'active',
  priority: 'medium',
  description: null,
  next_deadline: '2026-03-20',
  assigned_lawyers: [],
  ...examplesOf(caseDetails),
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}
export const withParties = { ...caseAnswer, parties: [partyAnswer], warnings: [] }
