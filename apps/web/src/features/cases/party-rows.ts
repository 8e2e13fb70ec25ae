import type { Party } from '@lavra/contracts/cases'
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
  stable_union: true | null
  profession: string
  rg: string
  gender: string
  legal_representative: string
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

const fitDocument = (row: PartyRow): PartyRow => ({ ...row, cpf_cnpj: digits(row.cpf_cnpj, documentLength(row.party_type)) })

export const documentLabel = (partyType: string) => (partyType === 'corporate' ? 'CNPJ' : 'CPF')
export const documentLength = (partyType: string) => (partyType === 'corporate' ? 14 : 11)

/** 529.982.247-25 or 11.222.333/0001-81, by the kind of party. */
export const formatDocument = (partyType: string, number: string) => (partyType === 'corporate' ? maskCnpj(number) : maskCpf(number))

/** The names on one side of a case, in their order. */
export const namesOf = (parties: readonly Pick<Party, 'role' | 'name'>[], role: Party['role']) =>
  parties.filter((party) => party.role === role).map((party) => party.name)

/** True where a row holds something a person typed. */
export const isFilled = (row: PartyRow) => [row.name, row.cpf_cnpj, row.address, row.phone, row.email].some((text) => text.trim() !== '')
