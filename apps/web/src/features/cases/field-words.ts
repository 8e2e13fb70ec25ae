import type { Case } from '@lavra/contracts/cases'
import type { PartyRow } from './party-rows'

/** What the fields of a case are called on screen, in forms, clashes and the history. */
export const caseLabels = {
  title: 'Título',
  case_number: 'Número do processo',
  client_name: 'Cliente',
  case_type: 'Tipo de processo',
  status: 'Status',
  priority: 'Prioridade',
  description: 'Descrição',
  next_deadline: 'Próximo prazo',
  assigned_lawyers: 'Advogados responsáveis',
  court: 'Juízo',
  district: 'Comarca',
  claim_value: 'Valor da causa',
  represented_side: 'Quem representamos',
} as const satisfies Partial<Record<keyof Case, string>>

export const partyLabels = {
  name: 'Nome',
  party_type: 'Tipo de parte',
  role: 'Papel processual',
  cpf_cnpj: 'CPF/CNPJ',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  nationality: 'Nacionalidade',
  profession: 'Profissão',
  marital_status: 'Estado civil',
  stable_union: 'União estável',
  gender: 'Gênero',
  rg: 'RG',
  legal_representative: 'Representante legal',
} as const satisfies Record<Exclude<keyof PartyRow, 'id'>, string>
