import type { PetitionParty, CaseParties } from '@lavra/contracts/petitions/parties'
import type { PetitionInput } from '@lavra/contracts/petitions'
import type { z } from 'zod'

/** Kinds of a party row and their labels. */
export const rowTypes = {
  Individual: 'Individual',
  Corporate: 'Corporativo',
  Custom: 'Personalizado',
} as const
export type RowType = keyof typeof rowTypes
export type Side = 'plaintiff' | 'defendant'

/** A row of the wizard (spec.md section 3): `client` is typed to search, `custom` is a free name. */
export interface PetitionPartyRow {
  id: number
  client: string
  type: RowType
  custom: string
  /** The contact that was picked; none once the name is typed over. */
  contactId: string | null
}

type PartyInput = NonNullable<z.input<typeof PetitionInput>['plaintiffs']>[number]

const blank = (id: number): PetitionPartyRow => ({
  id,
  client: '',
  type: 'Individual',
  custom: '',
  contactId: null,
})

/** One blank row: at least one stays on each side. */
export const firstRow = (): PetitionPartyRow[] => [blank(1)]

/** One more row; its id is the highest so far plus 1. */
export const addRow = (rows: readonly PetitionPartyRow[]): PetitionPartyRow[] => [
  ...rows,
  blank(Math.max(0, ...rows.map((row) => row.id)) + 1),
]

export const removeRow = (rows: readonly PetitionPartyRow[], id: number): PetitionPartyRow[] =>
  rows.length > 1 ? rows.filter((row) => row.id !== id) : [...rows]

export const changeRow = (
  rows: readonly PetitionPartyRow[],
  id: number,
  change: Partial<PetitionPartyRow>,
): PetitionPartyRow[] => rows.map((row) => (row.id === id ? { ...row, ...change } : row))

export const rowName = (row: PetitionPartyRow) => (row.type === 'Custom' ? row.custom : row.client).trim()

/** The rows of one side, from the parties of a case. */
export function rowsOfCase(
  parties: readonly Omit<CaseParties['plaintiffs'][number], 'id'>[],
): PetitionPartyRow[] {
  const rows = parties.map((party, place): PetitionPartyRow => ({
    ...blank(place + 1),
    client: party.custom_name,
    type: party.party_type === 'corporate' ? 'Corporate' : 'Individual',
  }))
  return rows.length > 0 ? rows : firstRow()
}

/** The rows of one side, from a petition that is drafted again. */
export function rowsOfPetition(parties: readonly PetitionParty[]): PetitionPartyRow[] {
  const types = { individual: 'Individual', corporate: 'Corporate', custom: 'Custom' } as const
  const rows = parties.map((party, place): PetitionPartyRow => {
    const custom = party.party_type === 'custom'
    const name = custom ? { custom: party.name } : { client: party.name }
    return { ...blank(place + 1), ...name, type: types[party.party_type], contactId: party.contact_id }
  })
  return rows.length > 0 ? rows : firstRow()
}

/** What initialization takes: the kind in lower case, a free name only where the kind is Custom. */
export const partiesToSend = (rows: readonly PetitionPartyRow[], role: Side): PartyInput[] =>
  rows.map((row) => ({
    id: row.id,
    party_type: row.type.toLowerCase(),
    client_name: row.type === 'Custom' ? null : row.client.trim(),
    ...(row.type === 'Custom' ? { custom_name: row.custom.trim() } : {}),
    ...(row.type !== 'Custom' && row.contactId ? { contact_id: row.contactId } : {}),
    role,
  }))
