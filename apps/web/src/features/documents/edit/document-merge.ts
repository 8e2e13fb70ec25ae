import { documentFields } from '@lavra/contracts/fields'
import { shownValue } from '../../../core/forms/fields'
import type { Mergeable } from '../../../core/forms/merge'
import type { DocumentValues } from '../form-values'

/** What can be changed of a document. */
const { document_type: _type, created_by: _author, ...editable } = documentFields
type EditableField = keyof typeof editable

/** A document field by field. */
export const documentMerge: Mergeable<DocumentValues> = {
  paths: () => Object.keys(editable),
  at: (values, path) => values[path as EditableField],
  put: (values, path, value) => ({ ...values, [path]: value }),
  label: (path) => editable[path as EditableField].label,
  shown: (path, value) => shownValue(editable[path as EditableField], value),
}
