/* Every field of the office's records, declared once. */
export type { Field, FieldKind, Fields, PersonalData } from './fields/field'
export { caseDetails, caseFields } from './fields/case'
export { clientFields } from './fields/client'
export { contactFields } from './fields/contact'
export { documentFields } from './fields/document'
export { partyDetails, partyFields } from './fields/party'
