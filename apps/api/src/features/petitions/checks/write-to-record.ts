import { CaseUpdate, PartyInput } from '@lavra/contracts/cases'
import { ContactUpdate } from '@lavra/contracts/contacts'
import { SystemSettingsInput } from '@lavra/contracts/office/settings'
import type { Ctx } from '../../../platform/ctx'
import { conflict, forbidden } from '../../../platform/errors'
import { getCase, replaceCaseParties, updateCase } from '../../cases/service'
import { updateContact } from '../../contacts/service'
import { saveSystemSettings, updateProfile } from '../../users/service'
import { mayWrite, type RecordPlace } from './record-fields'

/**
 * Changes one field of the records as its own call does: the same rules, the same events. Throws 403 where
 * the caller may not.
 */
export async function writeToRecord(tx: Ctx, place: RecordPlace, value: string): Promise<void> {
  if (!tx.user || !mayWrite(tx.user, place)) throw forbidden()
  const { full_name, email } = tx.user
  switch (place.entity) {
    case 'party':
      return writeParty(tx, place, value)
    case 'contact':
      return void (await updateContact(tx, place.owner, ContactUpdate.parse({ [place.field]: value }), null))
    case 'case':
      return void (await updateCase(tx, place.owner, CaseUpdate.parse({ [place.field]: value }), null))
    case 'settings':
      return void (await saveSystemSettings(tx, SystemSettingsInput.parse({ [place.field]: value })))
    case 'user':
      return void (await updateProfile(tx, { full_name, email, oab_number: value }))
  }
}

async function writeParty(
  tx: Ctx,
  place: Extract<RecordPlace, { entity: 'party' }>,
  value: string,
): Promise<void> {
  const { parties } = await getCase(tx, place.owner)
  const meant = parties.filter(({ name, role }) => name === place.name && role === place.side)
  if (meant.length !== 1) throw changed
  const given = parties.map(({ id, name, role, party_type }) =>
    PartyInput.parse({ id, name, role, party_type, ...(id === meant[0]?.id && { [place.field]: value }) }),
  )
  await replaceCaseParties(tx, place.owner, given, null)
}

const changed = conflict(
  'record_changed',
  'As partes do processo mudaram. Recarregue a petição e tente novamente.',
)
