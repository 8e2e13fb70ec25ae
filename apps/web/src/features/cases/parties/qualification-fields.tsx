import { partyDetails } from '@lavra/contracts/fields'
import { Checkbox } from '../../../ui/form/checkbox'
import { RecordField } from '../../../ui/form/record-field'
import { partyTexts, type PartyRow } from './party-rows'

interface QualificationFieldsProps {
  party: PartyRow
  errorOf: (field: keyof PartyRow) => string | undefined
  onChange: (change: Partial<PartyRow>) => void
}

type PartyText = keyof typeof partyTexts

/** How to reach a party stands beside its name; everything else is its qualification. */
const { cpf_cnpj: _number, phone: _phone, email: _email, address: _address, ...qualification } = partyTexts
export const qualificationNames = Object.keys(qualification) as PartyText[]
const ofFirms: readonly PartyText[] = ['legal_representative']

/** What art. 319, II of the CPC wants to know of a party; of a firm only who acts for it. */
export function QualificationFields({ party, errorOf, onChange }: QualificationFieldsProps) {
  const firm = party.party_type === 'corporate'
  return (
    <div className="grid gap-x-4 gap-y-3.5 pb-1 sm:grid-cols-2">
      {(firm ? ofFirms : qualificationNames).map((name) => (
        <RecordField
          key={name}
          field={partyDetails[name]}
          name={name}
          value={party[name]}
          error={errorOf(name)}
          onText={(value) => onChange({ [name]: value })}
        />
      ))}
      {!firm && (
        <Checkbox
          className="self-end pb-2.5"
          checked={party.stable_union ?? false}
          onChange={(event) => onChange({ stable_union: event.target.checked || null })}
        >
          Vive em união estável
        </Checkbox>
      )}
    </div>
  )
}
