import type { Client } from '@lavra/contracts/clients'
import type { ComboboxOption } from '../../../ui/combobox'
import type { PartiesForm } from './parties-form'
import type { RowType } from './party-rows'

/** Somebody the office knows, whose name may be meant. */
interface Known {
  id: string
  name: string
  client_type?: string | null
  hint: string
}

const most = 8
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Everybody who may be suggested; the chosen case's parties first. */
export function knownPeople(clients: readonly Client[], caseParties: PartiesForm['caseParties']): Known[] {
  return [
    ...caseParties.map((party) => ({ id: party.id, name: party.name, client_type: party.party_type, hint: 'Parte do processo' })),
    ...clients.map((client) => ({ id: client.id, name: client.name, client_type: client.client_type, hint: client.email ?? 'Cliente' })),
  ]
}

/** Those of the row's type (individual unless known) whose name contains what is typed, each name once. */
export function suggestPeople(people: readonly Known[], type: RowType, typed: string): ComboboxOption[] {
  const wanted = fold(typed.trim())
  const seen = new Set<string>()
  return people
    .filter((person) => (person.client_type ?? 'individual').toLowerCase() === type.toLowerCase())
    .filter((person) => fold(person.name).includes(wanted))
    .filter((person) => !seen.has(fold(person.name)) && seen.add(fold(person.name)))
    .slice(0, most)
    .map(({ id, name, hint }) => ({ value: id, label: name, hint }))
}
