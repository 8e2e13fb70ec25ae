import { contactFields } from '@lavra/contracts/fields'
import { shownValue } from '../../../core/forms/fields'
import type { Mergeable } from '../../../core/forms/merge'
import type { ContactFormValues } from './contact-form-values'

type FieldName = keyof typeof contactFields

/** A contact field by field, and each custom field by itself (`custom:` and its name). */
export const contactMerge: Mergeable<ContactFormValues> = {
  paths: (states) =>
    new Set([
      ...Object.keys(contactFields),
      ...states.flatMap((state) => Object.keys(state.custom_fields).map(customPath)),
    ]),
  at: (values, path) => (isCustom(path) ? values.custom_fields[customName(path)] : values[path as FieldName]),
  put: withValue,
  label: (path) => (isCustom(path) ? customName(path) : contactFields[path as FieldName].label),
  shown,
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

function shown(path: string, value: unknown): string {
  return typeof value === 'string' ? shownValue(contactFields[path as FieldName], value) : '(sem este campo)'
}
