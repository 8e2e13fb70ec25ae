import { clientType, gender, labelOf, maritalStatus, partyType } from '@lavra/contracts/labels'
import { formatDate } from '../../core/format'
import type { ContactFormValues } from './contact-form-values'

type FieldName = Exclude<keyof ContactFormValues, 'custom_fields' | 'draft_name' | 'draft_description'>
/** One value of the form: a field, or `custom:` and the name of a custom field. */
type Path = FieldName | `custom:${string}`
/** Absent: there is no such custom field. */
type Flat = Map<Path, string>

/** Something that was changed here and, differently, by somebody else. */
export interface Conflict {
  path: Path
  label: string
  mine: string | undefined
  saved: string | undefined
}

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
const fieldNames = Object.keys(fieldLabels) as FieldName[]

/**
 * What one typed (`mine`, begun from `base`) on top of what is saved now: their changes come in, one's own stay, and what both
 * changed stays as one typed it and is told.
 */
export function rebase(base: ContactFormValues, mine: ContactFormValues, saved: ContactFormValues) {
  const [before, own, theirs] = [flat(base), flat(mine), flat(saved)]
  const conflicts: Conflict[] = []
  let values = mine
  for (const path of new Set([...own.keys(), ...theirs.keys()])) {
    const [was, typed, now] = [before.get(path), own.get(path), theirs.get(path)]
    if (typed === was) values = withValue(values, path, now)
    else if (now !== was && now !== typed) conflicts.push({ path, label: labelOfPath(path), mine: typed, saved: now })
  }
  return { values, conflicts }
}

export function withValue(values: ContactFormValues, path: Path, value: string | undefined): ContactFormValues {
  if (!path.startsWith('custom:')) return { ...values, [path]: value ?? '' }
  const name = path.slice('custom:'.length)
  const { [name]: _, ...others } = values.custom_fields
  return { ...values, custom_fields: value === undefined ? others : { ...others, [name]: value } }
}

export const valueAt = (values: ContactFormValues, path: Path) => flat(values).get(path)

/** A value as it is read in the form. */
export function shownValue(path: Path, value: string | undefined): string {
  if (value === undefined) return '(sem este campo)'
  if (value === '') return '(em branco)'
  if (path === 'birth_date') return formatDate(value)
  const labels = { client_type: { ...clientType, ...partyType }, marital_status: maritalStatus, gender }
  return path in labels ? labelOf(labels[path as keyof typeof labels], value) : value
}

function flat(values: ContactFormValues): Flat {
  const fields = fieldNames.map((name): [Path, string] => [name, values[name]])
  const custom = Object.entries(values.custom_fields).map(([name, text]): [Path, string] => [`custom:${name}`, text])
  return new Map([...fields, ...custom])
}

const labelOfPath = (path: Path) => (path.startsWith('custom:') ? path.slice('custom:'.length) : fieldLabels[path as FieldName])
