import { labelOf, partyRole, partyType } from '@lavra/contracts/labels'
import { Trash2 } from 'lucide-react'
import type { Errors } from '../../../core/forms/form'
import { Badge } from '../../../ui/badge'
import { Disclosure } from '../../../ui/layout/disclosure'
import { Field } from '../../../ui/form/field'
import { IconButton } from '../../../ui/icon-button'
import { Input } from '../../../ui/form/input'
import { MaskedInput } from '../../../ui/form/masked-input'
import { PhoneInput } from '../../../ui/form/phone-input'
import { Select } from '../../../ui/form/select'
import { PartyName } from './party-name'
import { partyDocumentHint } from './party-editing'
import { documentLabel, formatDocument, type PartyRow } from './party-rows'
import { QualificationFields, qualificationNames } from './qualification-fields'

export interface PartyFieldsProps {
  party: PartyRow
  place: number
  errors: Errors
  onChange: (change: Partial<PartyRow>) => void
  onRemove: () => void
}

/** The fields of one party; the number beside the role changes its name with the kind of party. */
export function PartyFields({ party, place, errors, onChange, onRemove }: PartyFieldsProps) {
  const errorOf = (field: keyof PartyRow) => errors[`parties.${place}.${field}`]
  return (
    <fieldset className="rounded-card border border-line bg-bg/50 px-4 pt-2 pb-3">
      <legend className="sr-only">Parte {place + 1}</legend>
      <div className="mb-1 flex items-center gap-3">
        <Badge
          tone={party.role === 'plaintiff' ? 'primary' : party.role === 'defendant' ? 'accent' : 'neutral'}
        >
          {party.role ? labelOf(partyRole, party.role) : 'Sem papel'}
        </Badge>
        <span className="min-w-0 flex-1 truncate font-[550]">
          {party.name.trim() || `Parte ${place + 1}`}
        </span>
        <IconButton danger label={`Remover parte ${place + 1}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field label="Nome" required error={errorOf('name')} className="sm:col-span-2">
          <PartyName name={party.name} onChange={onChange} />
        </Field>
        <Field label="Tipo de parte" required error={errorOf('party_type')}>
          <Select
            options={partyType}
            value={party.party_type}
            onChange={(event) => onChange({ party_type: event.target.value })}
          />
        </Field>
        <Field label="Papel processual" required error={errorOf('role')}>
          <Select
            options={partyRole}
            placeholder="Selecione o papel"
            value={party.role}
            onChange={(event) => onChange({ role: event.target.value })}
          />
        </Field>
        <PartyContactFields party={party} errorOf={errorOf} onChange={onChange} />
      </div>
      <Disclosure
        title="Qualificação completa"
        hint="opcional"
        forceOpen={qualificationNames.some((field) => errorOf(field) !== undefined)}
        className="mt-2"
      >
        <QualificationFields party={party} errorOf={errorOf} onChange={onChange} />
      </Disclosure>
    </fieldset>
  )
}

type PartyContactProps = Pick<PartyFieldsProps, 'party' | 'onChange'> & {
  errorOf: (field: keyof PartyRow) => string | undefined
}

function PartyContactFields({ party, errorOf, onChange }: PartyContactProps) {
  return (
    <>
      <Field
        label={documentLabel(party.party_type)}
        error={errorOf('cpf_cnpj')}
        hint={partyDocumentHint(party)}
      >
        <MaskedInput
          inputMode={party.party_type === 'corporate' ? 'text' : 'numeric'}
          placeholder={party.party_type === 'corporate' ? '00.000.000/0000-00' : '000.000.000-00'}
          value={formatDocument(party.party_type, party.cpf_cnpj)}
          mask={(typed) => formatDocument(party.party_type, typed)}
          onText={(cpf_cnpj) => onChange({ cpf_cnpj })}
        />
      </Field>
      <Field label="Telefone" error={errorOf('phone')}>
        <PhoneInput value={party.phone} onText={(phone) => onChange({ phone })} />
      </Field>
      <Field label="E-mail" error={errorOf('email')}>
        <Input
          type="email"
          maxLength={254}
          value={party.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <Field label="Endereço" error={errorOf('address')}>
        <Input
          maxLength={500}
          value={party.address}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      </Field>
    </>
  )
}
