import type { CaseWithParties } from '@lavra/contracts/cases'
import { caseDetails } from '@lavra/contracts/fields'
import { textsOf } from '../../core/forms/fields'
import { partyRow, type PartyRow } from './parties/party-rows'

/** The form as it is typed: lawyers as one text, the amount in its wire form. */
export interface CaseFormValues extends Record<keyof typeof caseDetails, string> {
  title: string
  case_number: string
  client_id: string
  /** As it was chosen, or typed so far. */
  client_name: string
  case_type: string
  status: string
  priority: string
  description: string
  next_deadline: string
  assigned_lawyers: string
  parties: PartyRow[]
}

/** The lawyers of a case, users' ids or names, as a form keeps them: one text. */
export const lawyersText = (entries: readonly string[]): string => entries.join(', ')
export const lawyersIn = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

export function caseFormValues(item: CaseWithParties): CaseFormValues {
  const { title, case_number, client_id, client_name, case_type, status, priority } = item
  return {
    ...{ title, case_number, client_id, client_name, case_type, status, priority },
    description: item.description ?? '',
    next_deadline: item.next_deadline ?? '',
    assigned_lawyers: lawyersText(item.assigned_lawyers),
    ...textsOf(caseDetails, item),
    parties: item.parties.map(partyRow),
  }
}
