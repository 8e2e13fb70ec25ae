import type { Party } from '@lavra/contracts/cases'
import { cnpjValid, formatCnpj } from '@lavra/contracts/identifiers'
import { digits, maskCnpj, maskCpf } from '../../core/masks'

/** A party as it stands in the form: every field a text, `cpf_cnpj` its digits. */
export interface PartyRow {
  id: string
  name: string
  role: string
  party_type: string
  cpf_cnpj: string
  address: string
  phone: string
  email: string
  nationality: string
  marital_status: string
  /** Null where nothing is known: an empty box denies nothing. */
  stable_union: boolean | null
  profession: string
  rg: string
  gender: string
  legal_representative: string
}

/** A saved party as a row of the form. */
export function partyRow(party: Party): PartyRow {
  const { id, name, role, party_type, stable_union } = party
  return {
    ...{ id, name, role, party_type, stable_union },
    cpf_cnpj: party.cpf_cnpj ?? '',
    address: party.address ?? '',
    phone: party.phone ?? '',
    email: party.email ?? '',
    nationality: party.nationality ?? '',
    marital_status: party.marital_status ?? '',
    profession: party.profession ?? '',
    rg: party.rg ?? '',
    gender: party.gender ?? '',
    legal_representative: party.legal_representative ?? '',
  }
}

/**
 * What a CPF or CNPJ keeps of what was typed: its digits, or the fourteen signs of a whole alphanumeric CNPJ
 * (IN RFB 2.229/2024).
 */
export function documentDigits(partyType: string, typed: string): string {
  const signs = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return partyType === 'corporate' && cnpjValid(signs) ? signs : digits(typed, documentLength(partyType))
}

export const documentLabel = (partyType: string) => (partyType === 'corporate' ? 'CNPJ' : 'CPF')
export const documentLength = (partyType: string) => (partyType === 'corporate' ? 14 : 11)

/** 529.982.247-25, 11.222.333/0001-81 or 12.ABC.345/01DE-35, by the kind of party. */
export function formatDocument(partyType: string, number: string): string {
  const kept = documentDigits(partyType, number)
  if (partyType !== 'corporate') return maskCpf(kept)
  return /[A-Z]/.test(kept) ? formatCnpj(kept) : maskCnpj(kept)
}
