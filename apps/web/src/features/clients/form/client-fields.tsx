import type { ClientInput } from '@lavra/contracts/clients'
import { clientStatus, clientType } from '@lavra/contracts/labels'
import type { useForm } from '../../../core/forms/form'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { PhoneInput } from '../../../ui/form/phone-input'
import { Select } from '../../../ui/form/select'
import type { ClientValues } from './client-values'

export type ClientForm = ReturnType<typeof useForm<ClientValues, typeof ClientInput>>

interface ClientFieldsProps {
  form: ClientForm
  /** A new client is active; the status is asked for when editing. */
  withStatus?: boolean
  /** What the record holds now, under fields that somebody else has changed, too. */
  theirs?: Readonly<Record<string, string>>
}

export function ClientFields({ form, withStatus = false, theirs = {} }: ClientFieldsProps) {
  const field = (name: keyof ClientValues) => ({
    error: form.errors[name],
    hint: theirs[name] === undefined ? undefined : `No cadastro agora: ${theirs[name]}`,
  })
  return (
    <>
      <Field label="Nome" {...field('name')} required className="sm:col-span-2">
        <Input
          {...form.text('name')}
          autoFocus={!withStatus}
          maxLength={200}
          autoComplete="off"
          placeholder="Nome completo ou razão social"
        />
      </Field>
      <Field label="E-mail" {...field('email')} className="sm:col-span-2">
        <Input
          {...form.text('email')}
          type="email"
          maxLength={254}
          autoComplete="off"
          placeholder="nome@exemplo.com"
        />
      </Field>
      <Field label="Telefone" {...field('phone')}>
        <PhoneInput maxLength={20} value={form.values.phone} onText={(phone) => form.set('phone', phone)} />
      </Field>
      <Field label="Tipo" {...field('client_type')}>
        <Select {...form.text('client_type')} options={clientType} />
      </Field>
      {withStatus && (
        <Field label="Status" {...field('status')}>
          <Select {...form.text('status')} options={clientStatus} />
        </Field>
      )}
    </>
  )
}
