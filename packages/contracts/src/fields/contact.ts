import { gender, maritalStatus, partyType } from '../labels'
import type { Fields } from './field'
import { nameOf, kindOf, civil, contact, number, address } from './personal-data'

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
    blank: 'Não informado',
    ...civil,
  },
  gender: { label: 'Gênero', kind: 'choice', choices: gender, blank: 'Não informado', ...civil },
  nationality: { label: 'Nacionalidade', kind: 'line', max: 80, example: 'brasileira', ...civil },
  profession: { label: 'Profissão', kind: 'line', max: 120, ...civil },
  email: { label: 'E-mail', kind: 'email', max: 254, example: 'nome@exemplo.com', ...contact },
  phone: { label: 'Telefone', kind: 'phone', max: 30, ...contact },
  zip_code: { label: 'CEP', kind: 'postal_code', max: 30, ...address },
  address: { label: 'Endereço', kind: 'line', max: 500, ...address },
  origin: { label: 'Origem', kind: 'line', max: 120, example: 'Indicação', data: 'matter', fate: 'blanked' },
  general_notes: { label: 'Observações gerais', kind: 'text', max: 10_000, data: 'free', fate: 'blanked' },
} as const satisfies Fields
