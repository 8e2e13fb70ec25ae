import { documentOwner, documentPurpose, documentStatus, labelOf, type Labels } from '@lavra/contracts/labels'
import type { Mergeable } from '../../../core/merge'
import type { DocumentValues } from '../form-values'

/** What can be changed of a document. */
type EditableField = Exclude<keyof DocumentValues, 'document_type'>

const fieldLabels: Record<EditableField, string> = {
  title: 'Título',
  description: 'Descrição',
  status: 'Status',
  is_confidential: 'Confidencial',
  owner: 'De quem é',
  purpose: 'Finalidade',
  tags: 'Etiquetas',
}

/** A document field by field. */
export const documentMerge: Mergeable<DocumentValues> = {
  paths: () => Object.keys(fieldLabels),
  at: (values, path) => values[path as EditableField],
  put: (values, path, value) => ({ ...values, [path]: value }),
  label: (path) => fieldLabels[path as EditableField],
  shown,
}

function shown(path: string, value: unknown): string {
  if (typeof value !== 'string') return value === true ? 'Sim' : 'Não'
  if (value === '') return '(em branco)'
  return labelOf(choices[path] ?? {}, value)
}

const choices: Record<string, Labels | undefined> = {
  status: documentStatus,
  owner: documentOwner,
  purpose: documentPurpose,
}
