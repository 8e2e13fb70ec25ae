import { clientType, gender, labelOf, maritalStatus, partyType } from '@lavra/contracts/labels'
import { formatDate } from '../../core/format'
import type { Mergeable } from '../../core/merge'
import type { ContactFormValues } from './contact-form-values'

type FieldName = Exclude<keyof ContactFormValues, 'custom_fields' | 'draft_name' | 'draft_description'>

export const fieldLabels: Record<FieldName, string> = {
  name: 'Nome',
  client_type: 'Tipo de pessoa',
  cpf_cnpj: 'CPF/CNPJ',
  rg: 'RG',
  birth_date: 'Data de nascimento',
  marital_status: 'Estado civil',
  gender: 'Gênero',
  nationality: 'Nacionalidade',
  profession: 'Profissão',
  email: 'E-mail',
  phone: 'Telefone',
  zip_code: 'CEP',
  address: 'Endereço',
  origin: 'Origem',
  general_notes: 'Observações gerais',
}

/** A contact field by field, and each custom field by itself (`custom:` and its name). */
export const contactMerge: Mergeable<ContactFormValues> = {
  paths: (states) =>
    new Set([
      ...Object.keys(fieldLabels),
      ...states.flatMap((state) => Object.keys(state.custom_fields).map(customPath)),
    ]),
  at: (values, path) => (isCustom(path) ? values.custom_fields[customName(path)] : values[path as FieldName]),
  put: withValue,
  label: (path) => (isCustom(path) ? customName(path) : fieldLabels[path as FieldName]),
  shown: shownValue,
}

const customPath = (name: string) => `custom:${name}`
const isCustom = (path: string) => path.startsWith('custom:')
const customName = (path: string) => path.slice('custom:'.length)

function withValue(values: ContactFormValues, path: string, value: unknown): ContactFormValues {
  if (!isCustom(path)) return { ...values, [path]: value ?? '' }
  const { [customName(path)]: _, ...others } = values.custom_fields
  return {
    ...values,
    custom_fields: typeof value === 'string' ? { ...others, [customName(path)]: value } : others,
  }
}

function shownValue(path: string, value: unknown): string {
  if (typeof value !== 'string') return '(sem este campo)'
  if (value === '') return '(em branco)'
  if (path === 'birth_date') return formatDate(value)
  const labels = { client_type: { ...clientType, ...partyType }, marital_status: maritalStatus, gender }
  return path in labels ? labelOf(labels[path as keyof typeof labels], value) : value
}
