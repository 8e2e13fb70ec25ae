import { gender, maritalStatus, partyRole, partyType } from '../labels'
import type { Fields } from './field'
import { matter, nameOf, kindOf, civil, contact, number, address } from './personal-data'

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
    blank: 'Não informado',
    ...civil,
  },
  stable_union: { label: 'União estável', kind: 'flag', ...civil },
  gender: { label: 'Gênero', kind: 'choice', choices: gender, blank: 'Não informado', ...civil },
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
