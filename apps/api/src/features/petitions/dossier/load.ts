import { caseDetails } from '@lavra/contracts/fields'
import { isCnjNumber } from '@lavra/contracts/values/identifiers'
import type { Ctx } from '../../../platform/ctx'
import { settingsOf, type SystemSettings } from '../../../platform/settings'
import type { Viewer } from '../../../platform/access/visibility'
import type { Dossier } from './dossier'
import { petitionNotFound } from '../access/access'
import type { ExhibitLimits } from './cutting'
import { exhibitsOf, noLeave, type Leave } from './exhibits'
import { obey } from '../orders/obey'
import { otherFields } from './other-fields'
import { joinParty, representativeOf, sideOf, type NamedRow } from './joins'
import { readRecords, type CaseRecord, type PetitionRecords } from './records'
import type { Place } from '../access/trail'
import { nameOf } from '../access/views'

/** The name that the web app sends where nobody signs (spec.md section 5). */
const nobody = 'Usuário não identificado'

export interface LoadedDossier {
  dossier: Dossier
  /** The ids of the documents and attachments in it. */
  exhibits: string[]
  /** A confidential document was chosen. */
  confidential: boolean
  /** What earlier steps wrote may have words of a confidential document that is kept from the model. */
  told: boolean
  /** What its trail's events are filed under. */
  place: Place
}

/**
 * The whole material of a petition, joined from the office's records, as far as the viewer may see them now;
 * texts of exhibits as far as the limits go, by default a prompt's. Throws 404 where there is no petition
 * that the viewer may see.
 */
export async function loadDossier(
  ctx: Ctx,
  petitionId: string,
  limits?: ExhibitLimits,
  viewer: Viewer = ctx.user,
): Promise<LoadedDossier> {
  const records = await readRecords(ctx, viewer, petitionId, limits)
  if (!records) throw petitionNotFound()
  const settings = settingsOf(records.settings)
  const exhibits = exhibitsOf(
    [...records.documents, ...records.attachments],
    ctx.llm ? leaveOf(settings) : noLeave,
    limits,
  )
  const dossier = obey({
    petition_type: records.petition_type,
    petition_profile: records.petition_profile,
    author: authorOf(records),
    office: { name: settings.office_name, city: settings.office_city },
    case: records.case && caseOf(records.case),
    ...partiesOf(records),
    context: records.additional_context,
    documents: exhibits.documents,
    background: exhibits.background,
    withheld: exhibits.withheld,
  })
  const place = { case_id: records.case_id, confidential: records.read_confidential || exhibits.confidential }
  const told = exhibits.told || (records.holds_confidential && !settings.send_confidential_to_ai)
  // Documents stand first among the ids, in their order.
  const ids = exhibits.ids.filter((_, at) => !dossier.held?.hidden.includes(at))
  return { dossier, exhibits: ids, confidential: exhibits.confidential, told, place }
}

const leaveOf = ({ send_confidential_to_ai, send_internal_to_ai }: SystemSettings): Leave => ({
  confidential: send_confidential_to_ai,
  internal: send_internal_to_ai,
})

const placed = ['court', 'district', 'claim_value', 'represented_side']

function caseOf(record: CaseRecord): Dossier['case'] {
  const { case_number, title, case_type, description, court, district, claim_value, client_name } = record
  const others = otherFields(record, caseDetails, placed)
  return {
    ...{ title, case_type, description, court, district, claim_value, client_name },
    court_number: isCnjNumber(case_number),
    ...(Object.keys(others).length > 0 && { others }),
    next_deadline: record.next_deadline ?? null,
  }
}

/**
 * Who signs, with the OAB number of the one user of that name; nobody where the name is unknown or a stand-in
 * for one.
 */
function authorOf({ author: name, oab_numbers }: PetitionRecords): Dossier['author'] {
  if (!name || name === nobody) return { name: null, oab_number: null }
  return { name, oab_number: oab_numbers.length === 1 ? (oab_numbers[0] ?? null) : null }
}

function partiesOf(records: PetitionRecords): Pick<Dossier, 'parties' | 'representatives' | 'our_side'> {
  const { case: matter, contacts } = records
  const client = matter?.client ?? null
  const parties = namedRows(records).map((row) => joinParty(row, matter?.parties ?? [], contacts, client))
  const representatives = parties.flatMap((party) => representativeOf(party, contacts))
  return {
    parties,
    ...(representatives.length > 0 && { representatives }),
    our_side: sideOf(matter?.represented_side ?? null, matter?.client_name ?? null, parties, contacts),
  }
}

/** The petition's own rows; a side that the wizard left empty is the case's. */
export function namedRows({ rows, case: matter }: PetitionRecords): NamedRow[] {
  const own = rows.flatMap((row): NamedRow[] => {
    const name = nameOf(row)
    return name ? [{ side: row.side, name, party_type: row.party_type, contact_id: row.contact_id }] : []
  })
  const ofCase = (matter?.parties ?? [])
    .filter(({ role }) => !own.some(({ side }) => side === role))
    .map(({ role, name, party_type }): NamedRow => ({ side: role, name, party_type, contact_id: null }))
  return [...own, ...ofCase].toSorted(
    (a, b) => Number(a.side === 'defendant') - Number(b.side === 'defendant'),
  )
}
