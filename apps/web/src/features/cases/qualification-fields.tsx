import { gender, maritalStatus } from '@lavra/contracts/labels'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import type { PartyRow } from './party-rows'

interface QualificationFieldsProps {
  party: PartyRow
  errorOf: (field: keyof PartyRow) => string | undefined
  onChange: (change: Partial<PartyRow>) => void
}

/** What art. 319, II of the CPC wants to know of a party; of a firm only who acts for it. */
export function QualificationFields({ party, errorOf, onChange }: QualificationFieldsProps) {
  const representative = (
    <Field label="Representante legal" error={errorOf('legal_representative')} className="sm:col-span-2">
      <Input
        maxLength={300}
        value={party.legal_representative}
        onChange={(event) => onChange({ legal_representative: event.target.value })}
      />
    </Field>
  )
  if (party.party_type === 'corporate')
    return <div className="grid gap-4 pb-1 sm:grid-cols-2">{representative}</div>
  return (
    <div className="grid gap-x-4 gap-y-3.5 pb-1 sm:grid-cols-2">
      <Field label="Nacionalidade" error={errorOf('nationality')}>
        <Input
          maxLength={80}
          value={party.nationality}
          onChange={(event) => onChange({ nationality: event.target.value })}
        />
      </Field>
      <Field label="Profissão" error={errorOf('profession')}>
        <Input
          maxLength={120}
          value={party.profession}
          onChange={(event) => onChange({ profession: event.target.value })}
        />
      </Field>
      <Field label="Estado civil" error={errorOf('marital_status')}>
        <Select
          options={maritalStatus}
          placeholder="Não informado"
          value={party.marital_status}
          onChange={(event) => onChange({ marital_status: event.target.value })}
        />
      </Field>
      <Field label="Gênero" error={errorOf('gender')}>
        <Select
          options={gender}
          placeholder="Não informado"
          value={party.gender}
          onChange={(event) => onChange({ gender: event.target.value })}
        />
      </Field>
      <Field label="RG" error={errorOf('rg')}>
        <Input maxLength={20} value={party.rg} onChange={(event) => onChange({ rg: event.target.value })} />
      </Field>
      <Checkbox
        className="self-end pb-2.5"
        checked={party.stable_union ?? false}
        onChange={(event) => onChange({ stable_union: event.target.checked || null })}
      >
        Vive em união estável
      </Checkbox>
      {representative}
    </div>
  )
}
