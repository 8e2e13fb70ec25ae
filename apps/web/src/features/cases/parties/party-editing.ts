import { documentWarning } from '@lavra/contracts/values/identifiers'
import { textsOf } from '../../../core/forms/fields'
import { documentDigits, documentLength, partyTexts, type PartyRow } from './party-rows'

/** A blank row on the side that has nobody yet; its id is temporary, as spec.md section 3 says. */
export function newParty(rows: readonly PartyRow[], now = Date.now()): PartyRow {
  const taken = new Set(rows.map((row) => row.id))
  let stamp = now
  while (taken.has(`temp-${stamp}`)) stamp += 1
  const role =
    rows.some((row) => row.role === 'plaintiff') && !rows.some((row) => row.role === 'defendant')
      ? 'defendant'
      : 'plaintiff'
  return {
    id: `temp-${stamp}`,
    name: '',
    role,
    party_type: 'individual',
    stable_union: null,
    ...textsOf(partyTexts, {}),
  }
}

/** The rows with one of them changed; digits that a CPF has no room for go when a firm becomes a person. */
export function changeParty(rows: readonly PartyRow[], id: string, change: Partial<PartyRow>): PartyRow[] {
  return rows.map((row) => (row.id === id ? fitDocument({ ...row, ...change }) : row))
}

export const removeParty = (rows: readonly PartyRow[], id: string): PartyRow[] =>
  rows.filter((row) => row.id !== id)

const fitDocument = (row: PartyRow): PartyRow => ({
  ...row,
  cpf_cnpj: documentDigits(row.party_type, row.cpf_cnpj),
})

/** What is doubtful about a whole number; an unfinished one is told when saving. */
export function partyDocumentHint({ party_type, cpf_cnpj }: PartyRow): string | undefined {
  return cpf_cnpj.length === documentLength(party_type) ? (documentWarning(cpf_cnpj) ?? undefined) : undefined
}
