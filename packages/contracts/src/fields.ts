import {
  casePriority,
  caseStatus,
  clientStatus,
  clientType,
  documentOwner,
  documentPurpose,
  documentStatus,
  documentType,
  gender,
  maritalStatus,
  partyRole,
  partyType,
  type Labels,
} from './labels'

/** How a field is typed, stored and shown. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'postal_code'
  /** A CPF or CNPJ. */
  | 'tax_id'
  | 'case_number'
  | 'date'
  /** Reais, as a decimal string such as "4200.00". */
  | 'amount'
  | 'choice'
  | 'flag'
  | 'list'

/** What kind of personal data a field holds. */
export type PersonalData =
  'identification' | 'number' | 'contact' | 'address' | 'civil' | 'free' | 'content' | 'matter' | 'account'

/** A field of a record. Forms, history, index, answers, prompts and the register of personal data read it. */
export interface Field {
  label: string
  kind: FieldKind
  /** The longest text, in characters. */
  max?: number
  /** Of a choice: its wire values with their words. */
  choices?: Labels
  /** Of a choice that may stay open: what its empty entry says. */
  blank?: string
  /** A value for the form's placeholder and the API's documentation. */
  example?: string
  /** What personal data it holds; null where it tells nothing of anybody. */
  data: PersonalData | null
  /** What anonymisation does with it. */
  fate?: 'kept' | 'replaced' | 'blanked' | 'redacted'
  /** Why it is kept. */
  why?: string
}

export type Fields = Record<string, Field>

const matter = { data: 'matter', fate: 'kept' } as const
const nameOf = { data: 'identification', fate: 'replaced' } as const
const kindOf = { data: 'identification', fate: 'kept' } as const
const civil = { data: 'civil', fate: 'blanked' } as const
const contact = { data: 'contact', fate: 'blanked' } as const
const number = { data: 'number', fate: 'blanked' } as const
const address = { data: 'address', fate: 'blanked' } as const
const unknown = 'Não informado'

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

/** What art. 319, II of the CPC wants to know of a party, and how to reach it. */
export const partyDetails = {
  cpf_cnpj: { label: 'CPF/CNPJ', kind: 'tax_id', max: 30, example: '11222333000181', ...number },
  phone: { label: 'Telefone', kind: 'phone', max: 30, ...contact },
  email: { label: 'E-mail', kind: 'email', max: 254, ...contact },
  address: { label: 'Endereço', kind: 'line', max: 500, ...address },
  nationality: { label: 'Nacionalidade', kind: 'line', max: 80, ...civil },
  profession: { label: 'Profissão', kind: 'line', max: 120, ...civil },
  marital_status: {
    label: 'Estado civil',
    kind: 'choice',
    choices: maritalStatus,
    blank: unknown,
    ...civil,
  },
  stable_union: { label: 'União estável', kind: 'flag', ...civil },
  gender: { label: 'Gênero', kind: 'choice', choices: gender, blank: unknown, ...civil },
  rg: { label: 'RG', kind: 'line', max: 20, ...number },
  legal_representative: {
    label: 'Representante legal',
    kind: 'line',
    max: 300,
    data: 'identification',
    fate: 'blanked',
  },
} as const satisfies Fields

export const partyFields = {
  name: { label: 'Nome', kind: 'line', max: 300, ...nameOf },
  party_type: { label: 'Tipo de parte', kind: 'choice', choices: partyType, ...kindOf },
  role: { label: 'Papel processual', kind: 'choice', choices: partyRole, ...matter },
  ...partyDetails,
} as const satisfies Fields

export const contactFields = {
  name: { label: 'Nome', kind: 'line', max: 300, ...nameOf },
  client_type: { label: 'Tipo de pessoa', kind: 'choice', choices: partyType, ...kindOf },
  cpf_cnpj: { label: 'CPF/CNPJ', kind: 'tax_id', max: 30, ...number },
  rg: { label: 'RG', kind: 'line', max: 30, ...number },
  birth_date: { label: 'Data de nascimento', kind: 'date', ...civil },
  marital_status: {
    label: 'Estado civil',
    kind: 'choice',
    choices: maritalStatus,
    blank: unknown,
    ...civil,
  },
  gender: { label: 'Gênero', kind: 'choice', choices: gender, blank: unknown, ...civil },
  nationality: { label: 'Nacionalidade', kind: 'line', max: 80, example: 'brasileira', ...civil },
  profession: { label: 'Profissão', kind: 'line', max: 120, ...civil },
  email: { label: 'E-mail', kind: 'email', max: 254, example: 'nome@exemplo.com', ...contact },
  phone: { label: 'Telefone', kind: 'phone', max: 30, ...contact },
  zip_code: { label: 'CEP', kind: 'postal_code', max: 30, ...address },
  address: { label: 'Endereço', kind: 'line', max: 500, ...address },
  origin: { label: 'Origem', kind: 'line', max: 120, example: 'Indicação', data: 'matter', fate: 'blanked' },
  general_notes: { label: 'Observações gerais', kind: 'text', max: 10_000, data: 'free', fate: 'blanked' },
} as const satisfies Fields

export const clientFields = {
  name: { label: 'Nome', kind: 'line', max: 200, ...nameOf },
  email: { label: 'E-mail', kind: 'email', max: 254, example: 'nome@exemplo.com', ...contact },
  phone: { label: 'Telefone', kind: 'phone', max: 20, ...contact },
  client_type: { label: 'Tipo', kind: 'choice', choices: clientType, ...kindOf },
  status: { label: 'Status', kind: 'choice', choices: clientStatus, ...matter },
} as const satisfies Fields

export const documentFields = {
  title: { label: 'Título', kind: 'line', max: 300, data: 'content', fate: 'redacted' },
  description: { label: 'Descrição', kind: 'text', max: 10_000, data: 'free', fate: 'redacted' },
  document_type: { label: 'Tipo', kind: 'choice', choices: documentType, ...matter },
  status: { label: 'Status', kind: 'choice', choices: documentStatus, ...matter },
  is_confidential: { label: 'Confidencial', kind: 'flag', data: null },
  tags: { label: 'Etiquetas', kind: 'list', data: 'content', fate: 'redacted' },
  created_by: { label: 'Autor', kind: 'line', max: 200, data: 'account', fate: 'redacted' },
  owner: { label: 'De quem é', kind: 'choice', choices: documentOwner, ...matter },
  purpose: { label: 'Finalidade', kind: 'choice', choices: documentPurpose, ...matter },
} as const satisfies Fields
