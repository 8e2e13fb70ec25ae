import { caseFields, contactFields, partyFields } from '@lavra/contracts/fields'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../platform/ctx'
import { savedSettings } from '../../../platform/settings'
import { fieldList } from '../../../platform/database/field-columns'
import { rowsByOnePlan, sql, type Sql } from '../../../platform/database/sql'
import { petitionVisible, type Viewer } from '../../../platform/access/visibility'
import type { Dossier, Side } from './dossier'
import type { ExhibitLimits } from './cutting'
import { attachmentRows, documentRows, type ExhibitRow } from './exhibits'
import type { CasePartyRecord, ClientRecord, ContactRecord, NamedRow } from './joins'

export interface CaseRecord extends Omit<NonNullable<Dossier['case']>, 'court_number' | 'others'> {
  case_number: string
  represented_side: Side | null
  client: ClientRecord
  parties: CasePartyRecord[]
}

interface PartyRow extends Omit<NamedRow, 'name'> {
  client_name: string | null
  custom_name: string | null
}

/** What the office's records hold of a petition. */
export interface PetitionRecords {
  petition_type: PetitionType
  petition_profile: PetitionProfile
  /** As given, without blanks at its ends. */
  author: string | null
  /** The OAB numbers of the users of that name, of more than two the first two. */
  oab_numbers: (string | null)[]
  /** The same users' ids. */
  signers: string[]
  additional_context: string | null
  rows: PartyRow[]
  case: CaseRecord | null
  /**
   * Who a party, its representative or the client could be: chosen, with a party's CPF/CNPJ, or with the
   * representative's or client's name but for case and accents.
   */
  contacts: ContactRecord[]
  documents: ExhibitRow[]
  attachments: ExhibitRow[]
  /** The office's settings as saved. */
  settings: object | null
  case_id: string | null
  read_confidential: boolean
  holds_confidential: boolean
}

const partyRows = sql`select role as side, party_type, client_name, custom_name, contact_id
  from petition_parties where petition_id = p.id order by position`

const caseParties = sql`select ${fieldList('party', partyFields)}
  from parties party where party.case_id = c.id order by party.position, party.id`

const caseRecord = sql`select ${fieldList('c', caseFields)}, (select row_to_json(k) from (select name, email, phone from clients where id = c.client_id) k) as client,
    array(select row_to_json(one) from (${caseParties}) one) as parties
  from cases c where c.id = p.case_id`

/** Without what the office notes for itself. */
const { origin: _origin, general_notes: _notes, ...directoryFields } = contactFields

const contacts = sql`select id, ${fieldList('contacts', directoryFields)}, custom_fields
  from contacts
  where id = any (array(select contact_id from petition_parties where petition_id = p.id))
    or cpf_cnpj = any (array(select cpf_cnpj from parties where case_id = p.case_id))
    or fold(name) = (select fold(client_name) from cases where id = p.case_id)
    or fold(name) = any (array(
      select fold(regexp_replace(legal_representative, '\\s*[(,;–].*$', '')) from parties where case_id = p.case_id))
  order by id limit 1000`

/** As JSON: the driver takes an array apart sign by sign. */
const listOf = (rows: Sql): Sql => sql`to_json(array(select row_to_json(one) from (${rows}) one))`

/**
 * All of it in one statement, found by keys: an agent reads it in every step. Null where the viewer may see
 * no such petition now.
 */
export async function readRecords(
  ctx: Ctx,
  viewer: Viewer,
  petitionId: string,
  limits?: ExhibitLimits,
): Promise<PetitionRecords | null> {
  const [found] = await rowsByOnePlan<PetitionRecords>(
    ctx,
    sql`select p.petition_type::text as petition_type, p.petition_profile::text as petition_profile, author.name as author, p.additional_context,
          to_json(array(select oab_number from users where full_name = author.name order by id limit 2)) as oab_numbers,
          to_json(array(select id from users where full_name = author.name order by id limit 2)) as signers,
          ${listOf(partyRows)} as rows, (select row_to_json(one) from (${caseRecord}) one) as case, ${listOf(contacts)} as contacts,
          ${listOf(documentRows(viewer, limits))} as documents, ${listOf(attachmentRows(limits))} as attachments,
          ${savedSettings} as settings, p.case_id, p.read_confidential, p.holds_confidential
        from petitions p, lateral (select regexp_replace(p.author, '^\\s+|\\s+$', '', 'g') as name) author
        where p.id = ${petitionId} and ${petitionVisible(viewer)}`,
  )
  return found ?? null
}
