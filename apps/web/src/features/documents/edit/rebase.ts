import { documentStatus, labelOf } from '@lavra/contracts/labels'
import type { DocumentValues } from '../form-values'

/** What can be changed of a document. */
export type EditableField = Exclude<keyof DocumentValues, 'document_type'>

export const fieldLabels: Record<EditableField, string> = {
  title: 'Título',
  description: 'Descrição',
  status: 'Status',
  is_confidential: 'Confidencial',
  tags: 'Etiquetas',
}
const fields = Object.keys(fieldLabels) as EditableField[]

/** Something that was changed here and, differently, by somebody else. */
export interface Clash {
  field: EditableField
  mine: DocumentValues[EditableField]
  saved: DocumentValues[EditableField]
}

/** What was typed (`mine`, begun from `base`) on top of what is saved now; what both changed stays as typed and is told. */
export function rebase(base: DocumentValues, mine: DocumentValues, saved: DocumentValues): { values: DocumentValues; clashes: Clash[] } {
  const changed = fields.filter((field) => mine[field] !== base[field])
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]))
  const clashing = changed.filter((field) => saved[field] !== base[field] && saved[field] !== mine[field])
  return { values: { ...saved, ...kept }, clashes: clashing.map((field) => ({ field, mine: mine[field], saved: saved[field] })) }
}

/** A value as it is read in the form. */
export function shown(field: EditableField, value: DocumentValues[EditableField]): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (value === '') return '(em branco)'
  return field === 'status' ? labelOf(documentStatus, value) : value
}
