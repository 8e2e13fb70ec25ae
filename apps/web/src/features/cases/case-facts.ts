import type { Case } from '@lavra/contracts/cases'
import { describeCnj } from '@lavra/contracts/courts'
import { casePriority, caseStatus, partyRole } from '@lavra/contracts/labels'
import { formatDate, formatDateTime, formatMoney } from '../../core/format'
import { courtOf } from './cnj-words'
import { caseLabels } from './field-words'

/** What is known of a case as terms and values; what is not known takes no room. */
export function caseFacts(item: Case, nameOf: (lawyer: string) => string) {
  const number = describeCnj(item.case_number)
  const facts = [
    { term: 'Número', value: item.case_number },
    { term: 'Tribunal', value: number?.court && courtOf(number) },
    { term: 'Tipo', value: item.case_type },
    { term: caseLabels.status, value: caseStatus[item.status] },
    { term: caseLabels.priority, value: casePriority[item.priority] },
    { term: caseLabels.next_deadline, value: item.next_deadline && formatDate(item.next_deadline) },
    { term: 'Advogados', value: item.assigned_lawyers.map(nameOf).join(', ') },
    { term: caseLabels.court, value: item.court },
    { term: caseLabels.district, value: item.district },
    { term: caseLabels.claim_value, value: item.claim_value && formatMoney(item.claim_value) },
    { term: 'Representamos', value: item.represented_side && partyRole[item.represented_side] },
    { term: 'Criado em', value: formatDateTime(item.created_at) },
    { term: 'Atualizado em', value: formatDateTime(item.updated_at) },
  ]
  return facts.filter((fact) => fact.value)
}
