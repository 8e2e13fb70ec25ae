import type { Case } from '@lavra/contracts/cases'
import { describeCnj } from '@lavra/contracts/values/courts'
import { fieldText } from '@lavra/contracts/fields/text'
import { caseDetails, caseFields, type Field } from '@lavra/contracts/fields'
import { casePriority, caseStatus } from '@lavra/contracts/labels'
import { formatDate, formatDateTime } from '../../core/format/format'
import { courtOf } from './cnj-words'

/** What is known of a case as terms and values; what is not known takes no room. */
export function caseFacts(item: Case, nameOf: (lawyer: string) => string) {
  const number = describeCnj(item.case_number)
  const facts = [
    { term: 'Número', value: item.case_number },
    { term: 'Tribunal', value: number?.court && courtOf(number) },
    { term: 'Tipo', value: item.case_type },
    { term: caseFields.status.label, value: caseStatus[item.status] },
    { term: caseFields.priority.label, value: casePriority[item.priority] },
    { term: caseFields.next_deadline.label, value: item.next_deadline && formatDate(item.next_deadline) },
    { term: 'Advogados', value: item.assigned_lawyers.map(nameOf).join(', ') },
    ...Object.entries<Field>(caseDetails).map(([name, field]) => ({
      term: field.label,
      value: fieldText(field, item[name as keyof typeof caseDetails]),
    })),
    { term: 'Criado em', value: formatDateTime(item.created_at) },
    { term: 'Atualizado em', value: formatDateTime(item.updated_at) },
  ]
  return facts.filter((fact) => fact.value)
}
