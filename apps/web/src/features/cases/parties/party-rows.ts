import type { Party } from '@lavra/contracts/cases'
import { partyDetails } from '@lavra/contracts/fields'
import { cnpjValid, formatCnpj } from '@lavra/contracts/values/identifiers'
import { textsOf } from '../../../core/forms/fields'
import { digits, maskCnpj, maskCpf } from '../../../core/format/masks'

export const { stable_union: _flag, ...partyTexts } = partyDetails

/** A party as it stands in the form: every field a text, `cpf_cnpj` its digits. */
export interface PartyRow extends Record<keyof typeof partyTexts, string> {
  id: string
  name: string
  role: string
  party_type: string
  /** Null where nothing is known: an empty box denies nothing. */
  stable_union: boolean | null
}

/** A saved party as a row of the form. */
export function partyRow(party: Party): PartyRow {
  const { id, name, role, party_type, stable_union } = party
  return {
    ...{ id, name, role, party_type, stable_union },
    ...textsOf(partyTexts, party),
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
