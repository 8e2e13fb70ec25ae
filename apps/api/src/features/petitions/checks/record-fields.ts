import type { RecordField } from '@lavra/contracts/petitions/checks'
import type { CurrentUser } from '../../../platform/ctx'
import type { DossierParty } from '../dossier/dossier'
import type { GapField, PartyField } from '../drafting/gap-fields'
import { partyOfCase } from '../dossier/joins'
import type { PetitionRecords } from '../dossier/records'
import { namedRows } from '../dossier/load'

/** Where a value is written: `owner` is the case of a party, the contact, the case or the user. */
export type RecordPlace = RecordField & { owner: string } & (
    | {
        entity: 'party'
        name: string
        side: DossierParty['side']
        party_type: 'individual' | 'corporate'
        field: Exclude<PartyField, 'zip_code'>
      }
    | { entity: 'contact'; field: Exclude<PartyField, 'legal_representative'> }
    | { entity: 'case'; field: 'court' | 'district' | 'claim_value' | 'case_number' }
    | { entity: 'settings'; field: 'office_city' }
    | { entity: 'user'; field: 'oab_number' }
  )

const caseLabels = {
  court: 'Vara ou juízo do processo',
  district: 'Comarca do processo',
  claim_value: 'Valor da causa do processo',
  case_number: 'Número do processo',
}

/** The record that a gap's value belongs into; null where that is not certain. */
export function placeOf(gap: GapField | null, records: PetitionRecords): RecordPlace | null {
  if (gap === null) return null
  if (gap.record === 'party') return placeOfParty(gap, records)
  if (gap.record === 'office')
    return { entity: 'settings', field: gap.field, owner: '', label: 'Cidade do escritório' }
  if (gap.record === 'signer') {
    const [signer, other] = records.signers
    if (!signer || other) return null
    return {
      entity: 'user',
      field: gap.field,
      owner: signer,
      label: `Número da OAB de ${records.author ?? ''}`,
    }
  }
  return records.case_id === null
    ? null
    : { entity: 'case', field: gap.field, owner: records.case_id, label: caseLabels[gap.field] }
}

/**
 * A party's datum belongs to the case's list of parties, and where that has no such row or field to the
 * contact chosen in the wizard.
 */
function placeOfParty(
  { party, field, asks }: Extract<GapField, { record: 'party' }>,
  records: PetitionRecords,
): RecordPlace | null {
  const row = namedRows(records).find(({ side, name }) => side === party.side && name === party.name)
  if (!row) return null
  const chosen = records.contacts.find(({ id }) => id === row.contact_id) ?? null
  const known = partyOfCase(row, chosen, records.case?.parties ?? [])
  if (known && records.case_id !== null && field !== 'zip_code') {
    const { name, role: side, party_type } = known
    return {
      entity: 'party',
      owner: records.case_id,
      name,
      side,
      party_type,
      field,
      label: `${capital(asks)} de ${name}`,
    }
  }
  if (!chosen || field === 'legal_representative') return null
  return {
    entity: 'contact',
    owner: chosen.id,
    field,
    label: `${capital(asks)} de ${chosen.name}, em Contatos`,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The office's settings are its administrators', an OAB number is its owner's; everything else is everybody's
 * who sees the petition.
 */
export function mayWrite(
  user: CurrentUser | null,
  { entity, owner }: { entity: RecordField['entity']; owner: string },
): boolean {
  if (entity === 'settings') return user?.user_role === 'admin'
  return entity !== 'user' || user?.id === owner
}
