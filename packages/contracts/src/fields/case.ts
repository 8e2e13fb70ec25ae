import { casePriority, caseStatus, partyRole } from '../labels'
import type { Fields } from './field'
import { matter, nameOf } from './personal-data'

/** What a petition needs of a case and a case need not have yet (CPC, art. 319). */
export const caseDetails = {
  court: { label: 'Juízo', kind: 'line', max: 300, example: '2ª Vara Cível', ...matter },
  district: { label: 'Comarca', kind: 'line', max: 200, example: 'Campinas/SP', ...matter },
  claim_value: { label: 'Valor da causa', kind: 'amount', example: '4200.00', ...matter },
  represented_side: {
    label: 'Quem representamos',
    kind: 'choice',
    choices: partyRole,
    blank: 'Identificar pelo nome do cliente',
    example: 'plaintiff',
    ...matter,
  },
} as const satisfies Fields

export const caseFields = {
  title: { label: 'Título', kind: 'line', max: 300, data: 'matter', fate: 'redacted' },
  case_number: {
    label: 'Número do processo',
    kind: 'case_number',
    max: 60,
    ...matter,
    why: 'Número público do processo: conflito de interesses, prestação de contas e defesa do escritório.',
  },
  client_name: { label: 'Cliente', kind: 'line', ...nameOf },
  case_type: { label: 'Tipo de processo', kind: 'line', ...matter },
  status: { label: 'Status', kind: 'choice', choices: caseStatus, ...matter },
  priority: { label: 'Prioridade', kind: 'choice', choices: casePriority, data: null },
  description: { label: 'Descrição', kind: 'text', max: 50_000, data: 'free', fate: 'redacted' },
  next_deadline: { label: 'Próximo prazo', kind: 'date', ...matter },
  assigned_lawyers: { label: 'Advogados responsáveis', kind: 'list', data: null },
  ...caseDetails,
} as const satisfies Fields
