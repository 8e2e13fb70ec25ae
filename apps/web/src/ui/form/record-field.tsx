import type { Field as RecordFieldSpec } from '@lavra/contracts/fields'
import { amountToWire, maskAmount, maskCep } from '../../core/format/masks'
import { DateField } from './date-field'
import { Field } from './field'
import { Input } from './input'
import { MaskedInput } from './masked-input'
import { PhoneInput } from './phone-input'
import { Select } from './select'
import { Textarea } from './textarea'

interface RecordFieldProps {
  field: RecordFieldSpec
  name: string
  value: string
  error?: string | undefined
  onText: (value: string) => void
}

/** A field of a record with its label, typed in as its kind asks (contracts/fields.ts). */
export function RecordField({ field, name, value, error, onText }: RecordFieldProps) {
  const { label, kind } = field
  if (kind === 'date') return <DateField {...{ label, name, value, error, onText }} />
  return (
    <Field
      label={kind === 'amount' ? `${label} (R$)` : label}
      error={error}
      className={kind === 'text' ? 'sm:col-span-2' : undefined}
    >
      <Control {...{ field, name, value, onText }} />
    </Field>
  )
}

function Control({ field, name, value, onText }: Omit<RecordFieldProps, 'error'>) {
  const { kind, max, choices, blank, example } = field
  const text = {
    ...{ name, value, maxLength: max },
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  if (choices)
    return <Select {...{ name, value }} onChange={text.onChange} placeholder={blank} options={choices} />
  switch (kind) {
    case 'amount':
      return (
        <Input
          name={name}
          inputMode="numeric"
          placeholder="0,00"
          value={maskAmount(value)}
          onChange={(event) => onText(amountToWire(event.target.value))}
        />
      )
    case 'phone':
      return <PhoneInput value={value} onText={onText} />
    case 'postal_code':
      return (
        <MaskedInput
          {...{ name, value, onText }}
          mask={maskCep}
          inputMode="numeric"
          placeholder="00000-000"
        />
      )
    case 'text':
      return <Textarea {...text} rows={4} />
    default:
      return (
        <Input
          {...text}
          type={kind === 'email' ? 'email' : 'text'}
          placeholder={example && `Ex.: ${example}`}
        />
      )
  }
}
