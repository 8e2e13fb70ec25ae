import { contactFields, partyDetails } from '@lavra/contracts/fields'
import { otherFields } from './other-fields'
import { sameName } from '../../../platform/access/same-name'
import type { DossierParty, Side } from './dossier'

/** What a case's list of parties knows of one of them. */
export interface CasePartyRecord {
  name: string
  role: Side
  party_type: 'individual' | 'corporate'
  cpf_cnpj: string | null
  address: string | null
  phone: string | null
  email: string | null
  nationality: string | null
  marital_status: string | null
  stable_union: boolean | null
  profession: string | null
  rg: string | null
  gender: DossierParty['gender']
  legal_representative: string | null
}

/** What the office's directory knows of somebody. */
export interface ContactRecord {
  id: string
  name: string
  cpf_cnpj: string | null
  rg: string | null
  email: string | null
  phone: string | null
  /** YYYY-MM-DD. */
  birth_date: string | null
  marital_status: string | null
  profession: string | null
  nationality: string | null
  gender: DossierParty['gender']
  address: string | null
  zip_code: string | null
  custom_fields: unknown
}

/** What the office's list of clients knows of the case's client. */
export interface ClientRecord {
  name: string
  email: string | null
  phone: string | null
}

/** A row of the petition: a name, perhaps with the contact it was chosen from. */
export interface NamedRow {
  side: Side
  name: string
  party_type: DossierParty['party_type']
  contact_id: string | null
}

const digits = (value: string | null): string | null => value?.replace(/[^0-9A-Za-z]/g, '') || null
const only = <T>(found: T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null)

/** Whether two records may be the same person: two different numbers say that they are not. */
const compatible = (a: string | null, b: string | null): boolean =>
  digits(a) === null || digits(b) === null || digits(a) === digits(b)

/**
 * A party with all that the office knows: by the contact chosen, by exact name in the case, by CPF/CNPJ in
 * the directory, and by exact name as the case's client; where ambiguous, not at all.
 */
export function joinParty(
  row: NamedRow,
  caseParties: CasePartyRecord[],
  contacts: ContactRecord[],
  client: ClientRecord | null = null,
): DossierParty {
  const chosen = contacts.find(({ id }) => id === row.contact_id) ?? null
  const party = partyOfCase(row, chosen, caseParties)
  const number = digits(party?.cpf_cnpj ?? null)
  const contact =
    chosen ?? (number ? only(contacts.filter(({ cpf_cnpj }) => digits(cpf_cnpj) === number)) : null)
  return merge(row, party, contact, client && sameName(client.name, row.name) ? client : null)
}

/**
 * The party of the case with this name: on its own side where both sides have one, never one whose number is
 * another's.
 */
export function partyOfCase(
  row: NamedRow,
  chosen: ContactRecord | null,
  caseParties: CasePartyRecord[],
): CasePartyRecord | null {
  const named = caseParties.filter(
    (party) => sameName(party.name, row.name) && compatible(party.cpf_cnpj, chosen?.cpf_cnpj ?? null),
  )
  return only(named.filter(({ role }) => role === row.side)) ?? only(named)
}

/** The one contact of the name that a party's record gives for its representative. */
export function representativeOf(party: DossierParty, contacts: ContactRecord[]): DossierParty[] {
  const name = party.legal_representative?.split(/[(,;–]/)[0]?.trim() ?? ''
  const contact = name === '' ? null : only(contacts.filter((one) => sameName(one.name, name)))
  if (!contact) return []
  const row: NamedRow = {
    side: party.side,
    name: contact.name,
    party_type: 'individual',
    contact_id: contact.id,
  }
  return [merge(row, null, contact, null)]
}

const shared = [
  ...['cpf_cnpj', 'rg', 'nationality', 'marital_status', 'profession', 'gender', 'email', 'phone', 'address'],
]
const placedOfParty = [...shared, 'stable_union', 'legal_representative']
/** The last two are the office's notes for itself. */
const placedOfContact = [
  ...shared,
  'name',
  'client_type',
  'birth_date',
  'zip_code',
  'origin',
  'general_notes',
]

function merge(
  row: NamedRow,
  party: CasePartyRecord | null,
  contact: ContactRecord | null,
  client: ClientRecord | null,
): DossierParty {
  return {
    side: row.side,
    name: row.name,
    party_type: row.party_type === 'custom' ? (party?.party_type ?? row.party_type) : row.party_type,
    cpf_cnpj: digits(party?.cpf_cnpj ?? contact?.cpf_cnpj ?? null),
    rg: party?.rg ?? contact?.rg ?? null,
    nationality: party?.nationality ?? contact?.nationality ?? null,
    marital_status: party?.marital_status ?? contact?.marital_status ?? null,
    stable_union: party?.stable_union ?? null,
    profession: party?.profession ?? contact?.profession ?? null,
    gender: party?.gender ?? contact?.gender ?? null,
    birth_date: contact?.birth_date ?? null,
    email: party?.email ?? contact?.email ?? client?.email ?? null,
    phone: party?.phone ?? contact?.phone ?? client?.phone ?? null,
    address: party?.address ?? contact?.address ?? null,
    zip_code: zipCode(party, contact),
    legal_representative: party?.legal_representative ?? null,
    custom_fields: {
      ...otherFields(contact, contactFields, placedOfContact),
      ...otherFields(party, partyDetails, placedOfParty),
      ...textFields(contact?.custom_fields),
    },
  }
}

/** A postal code belongs to an address: the directory's is not put beside another address of the case. */
function zipCode(party: CasePartyRecord | null, contact: ContactRecord | null): string | null {
  if (!contact?.zip_code) return null
  const sameAddress =
    !party?.address || (contact.address !== null && sameName(party.address, contact.address))
  return sameAddress ? contact.zip_code : null
}

function textFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * Which side the office pleads for: as recorded, else the side on which its client stands; null where that is
 * nowhere or on both.
 */
export function sideOf(
  recorded: Side | null,
  client: string | null,
  parties: Pick<DossierParty, 'side' | 'name' | 'cpf_cnpj'>[],
  contacts: Pick<ContactRecord, 'name' | 'cpf_cnpj'>[],
): Side | null {
  if (recorded) return recorded
  if (!client) return null
  const byName = onlySide(parties.filter(({ name }) => sameName(name, client)))
  if (byName) return byName
  const number = digits(only(contacts.filter(({ name }) => sameName(name, client)))?.cpf_cnpj ?? null)
  return number ? onlySide(parties.filter(({ cpf_cnpj }) => digits(cpf_cnpj) === number)) : null
}

const onlySide = (parties: { side: Side }[]): Side | null =>
  only([...new Set(parties.map(({ side }) => side))])
