import { contactFields as fields } from '@lavra/contracts/fields'
import { gender, maritalStatus, partyType } from '@lavra/contracts/labels'
import { messages } from '@lavra/contracts/base/messages'
import { useState, type ReactNode } from 'react'
import { isoDate, today } from '../../../core/format/format'
import { maskCep } from '../../../core/format/masks'
import { DateField } from '../../../ui/form/date-field'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { MaskedInput } from '../../../ui/form/masked-input'
import { PhoneInput } from '../../../ui/form/phone-input'
import { Select } from '../../../ui/form/select'
import { Textarea } from '../../../ui/form/textarea'
import { contactDocumentHint, maskDocument, maskRg, typeOfDocument } from './contact-masks'
import type { ContactFormState } from './use-contact-form'

/** A titled part of the form, two columns wide where there is room. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-serif text-base/6 font-semibold">
        {title}
        {hint && <span className="ml-2 font-sans text-[13px] font-normal text-ink-3">{hint}</span>}
      </legend>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** Every field of a contact but the custom ones: spec.md section 3, with the masks of section 5. */
export function ContactFields({ form }: { form: ContactFormState }) {
  return (
    <>
      <Identification form={form} />
      <Reach form={form} />
      <Address form={form} />
      <Others form={form} />
    </>
  )
}

function Identification({ form }: { form: ContactFormState }) {
  const { errors, values, text, set } = form
  // The button that saves is dead without a name: whoever leaves the field learns why.
  const [left, setLeft] = useState(false)
  const missing = left && values.name.trim() === '' ? messages.nameRequired : undefined
  return (
    <FormSection title="Identificação">
      <Field label={fields.name.label} required error={errors.name ?? missing} className="sm:col-span-2">
        <Input
          {...text('name')}
          onBlur={() => setLeft(true)}
          autoFocus={!form.editing}
          maxLength={300}
          autoComplete="off"
          placeholder="Nome completo ou razão social"
        />
      </Field>
      <DocumentFields form={form} />
      <Field label={fields.rg.label} error={errors.rg}>
        <MaskedInput inputMode="numeric" value={values.rg} mask={maskRg} onText={(rg) => set('rg', rg)} />
      </Field>
      <DateField
        label={fields.birth_date.label}
        name="birth_date"
        value={values.birth_date}
        error={errors.birth_date}
        max={isoDate(today())}
        onText={(day) => set('birth_date', day)}
      />
      <Field label={fields.marital_status.label} error={errors.marital_status}>
        <Select {...text('marital_status')} options={maritalStatus} placeholder="Não informado" />
      </Field>
      <Field label={fields.gender.label} error={errors.gender}>
        <Select {...text('gender')} options={gender} placeholder="Não informado" />
      </Field>
      <Field label={fields.nationality.label} error={errors.nationality}>
        <Input {...text('nationality')} maxLength={80} placeholder="brasileira" />
      </Field>
      <Field label={fields.profession.label} error={errors.profession}>
        <Input {...text('profession')} maxLength={120} />
      </Field>
    </FormSection>
  )
}

/** The number decides whether it is a person or a company, until somebody says otherwise. */
function DocumentFields({ form }: { form: ContactFormState }) {
  const { errors, values, setValues, text, set } = form
  const [said, setSaid] = useState(false)
  const [complete, setComplete] = useState(true)
  const doubt = contactDocumentHint(values.cpf_cnpj, complete)

  function change(cpf_cnpj: string): void {
    setComplete(false)
    set('cpf_cnpj', cpf_cnpj)
    const type = said ? null : typeOfDocument(cpf_cnpj)
    if (type) setValues((now) => ({ ...now, client_type: type }))
  }

  return (
    <>
      <Field
        label={fields.cpf_cnpj.label}
        error={errors.cpf_cnpj}
        hint={doubt && <span className="text-warn">{doubt}</span>}
      >
        <MaskedInput
          placeholder="000.000.000-00 ou 00.000.000/0000-00"
          value={values.cpf_cnpj}
          mask={maskDocument}
          onText={change}
          onBlur={() => setComplete(true)}
        />
      </Field>
      <Field label={fields.client_type.label} error={errors.client_type}>
        <Select
          {...text('client_type')}
          options={partyType}
          onChange={(event) => {
            setSaid(true)
            text('client_type').onChange(event)
          }}
        />
      </Field>
    </>
  )
}

function Reach({ form }: { form: ContactFormState }) {
  const { errors, values, text, set } = form
  return (
    <FormSection title="Contato">
      <Field label={fields.email.label} error={errors.email}>
        <Input
          {...text('email')}
          type="email"
          maxLength={254}
          autoComplete="off"
          placeholder="nome@exemplo.com"
          onBlur={form.checkEmail}
        />
      </Field>
      <Field label={fields.phone.label} error={errors.phone}>
        <PhoneInput value={values.phone} onText={(phone) => set('phone', phone)} />
      </Field>
    </FormSection>
  )
}

function Address({ form }: { form: ContactFormState }) {
  const { errors, values, text, set } = form
  return (
    <FormSection title="Endereço">
      <Field label={fields.zip_code.label} error={errors.zip_code}>
        <MaskedInput
          inputMode="numeric"
          placeholder="00000-000"
          value={values.zip_code}
          mask={maskCep}
          onText={(cep) => set('zip_code', cep)}
        />
      </Field>
      <Field label={fields.address.label} error={errors.address} className="sm:col-span-2">
        <Input
          {...text('address')}
          maxLength={500}
          autoComplete="off"
          placeholder="Rua, número, bairro, cidade/UF"
        />
      </Field>
    </FormSection>
  )
}

function Others({ form }: { form: ContactFormState }) {
  const { errors, text } = form
  return (
    <FormSection title="Outras informações">
      <Field label={fields.origin.label} error={errors.origin} hint="Como chegou ao escritório.">
        <Input {...text('origin')} maxLength={120} placeholder="Ex.: Indicação" />
      </Field>
      <Field label={fields.general_notes.label} error={errors.general_notes} className="sm:col-span-2">
        <Textarea {...text('general_notes')} rows={4} maxLength={10_000} />
      </Field>
    </FormSection>
  )
}
