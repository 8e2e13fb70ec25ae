import type { Party } from '@lavra/contracts/cases'
import { cnpjValid, documentWarning, formatCnpj } from '@lavra/contracts/identifiers'
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

/** A blank row on the side that has nobody yet; its id is temporary, as spec.md section 3 says. */
export function newParty(rows: readonly PartyRow[], now = Date.now()): PartyRow {
  const taken = new Set(rows.map((row) => row.id))
  let stamp = now
  while (taken.has(`temp-${stamp}`)) stamp += 1
  const role = rows.some((row) => row.role === 'plaintiff') && !rows.some((row) => row.role === 'defendant') ? 'defendant' : 'plaintiff'
  return {
    id: `temp-${stamp}`,
    name: '',
    role,
    party_type: 'individual',
    cpf_cnpj: '',
    address: '',
    phone: '',
    email: '',
    nationality: '',
    marital_status: '',
    stable_union: null,
    profession: '',
    rg: '',
    gender: '',
    legal_representative: '',
  }
}

/** The rows with one of them changed; digits that a CPF has no room for go when a firm becomes a person. */
export function changeParty(rows: readonly PartyRow[], id: string, change: Partial<PartyRow>): PartyRow[] {
  return rows.map((row) => (row.id === id ? fitDocument({ ...row, ...change }) : row))
}

export const removeParty = (rows: readonly PartyRow[], id: string): PartyRow[] => rows.filter((row) => row.id !== id)

const fitDocument = (row: PartyRow): PartyRow => ({ ...row, cpf_cnpj: documentDigits(row.party_type, row.cpf_cnpj) })

/** What a CPF or CNPJ keeps of what was typed: its digits, or the fourteen signs of a whole alphanumeric CNPJ (IN RFB 2.229/2024). */
function documentDigits(partyType: string, typed: string): string {
  const signs = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return partyType === 'corporate' && cnpjValid(signs) ? signs : digits(typed, documentLength(partyType))
}

export const documentLabel = (partyType: string) => (partyType === 'corporate' ? 'CNPJ' : 'CPF')
const documentLength = (partyType: string) => (partyType === 'corporate' ? 14 : 11)

/** 529.982.247-25, 11.222.333/0001-81 or 12.ABC.345/01DE-35, by the kind of party. */
export function formatDocument(partyType: string, number: string): string {
  const kept = documentDigits(partyType, number)
  if (partyType !== 'corporate') return maskCpf(kept)
  return /[A-Z]/.test(kept) ? formatCnpj(kept) : maskCnpj(kept)
}

/** What is doubtful about a whole number; an unfinished one is told when saving. */
export function documentHint({ party_type, cpf_cnpj }: PartyRow): string | undefined {
  return cpf_cnpj.length === documentLength(party_type) ? (documentWarning(cpf_cnpj) ?? undefined) : undefined
}

/** The names on one side of a case, in their order. */
export const namesOf = (parties: readonly Pick<Party, 'role' | 'name'>[], role: Party['role']) =>
  parties.filter((party) => party.role === role).map((party) => party.name)
