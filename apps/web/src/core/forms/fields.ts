import { fieldText } from '@lavra/contracts/fields/text'
import type { Field, Fields } from '@lavra/contracts/fields'

/** A field's value in the form as a person reads it, where two people's changes stand side by side. */
export function shownValue(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'flag') return value === true ? 'Sim' : 'Não'
  return (field ? fieldText(field, value) : typeof value === 'string' ? value : '') || '(em branco)'
}

type Names<F extends Fields> = { [K in keyof F]: string }

/** Fields of a record as a form keeps them: texts, empty where nothing is recorded. */
export const textsOf = <F extends Fields>(fields: F, record: { [K in keyof F]?: string | null }): Names<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name] ?? ''])) as Names<F>
