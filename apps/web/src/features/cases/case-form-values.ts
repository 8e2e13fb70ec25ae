import { CaseInput } from '@lavra/contracts/cases'
import { z } from 'zod'
import { ApiError } from '../../core/api'
import type { PartyRow } from './party-rows'

/** The form as it is typed: lawyers as one text, the amount in its wire form. */
export interface CaseFormValues {
  title: string
  case_number: string
  client_id: string
  case_type: string
  status: string
  priority: string
  description: string
  next_deadline: string
  assigned_lawyers: string
  court: string
  district: string
  claim_value: string
  represented_side: string
  parties: PartyRow[]
}

const lawyers = z.string().transform((typed) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)

/** What the contract asks of a case, from what the form holds. */
export const CaseForm = CaseInput.extend({ assigned_lawyers: lawyers.pipe(CaseInput.shape.assigned_lawyers.unwrap()) })

/** PROC-{year}-{last 6 digits of the timestamp}, the number a new case starts with (spec.md section 5). */
export function newCaseNumber(now = new Date()): string {
  return `PROC-${now.getFullYear()}-${String(now.getTime()).slice(-6)}`
}

export function newCase(now = new Date()): CaseFormValues {
  return {
    title: '',
    case_number: newCaseNumber(now),
    client_id: '',
    case_type: '',
    status: 'active',
    priority: 'medium',
    description: '',
    next_deadline: '',
    assigned_lawyers: '',
    court: '',
    district: '',
    claim_value: '',
    represented_side: '',
    parties: [],
  }
}

/** The sentence for a case that could not be saved, in the words of spec.md section 8. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Erro ao salvar processo. Verifique os dados e tente novamente.'
  if (error.status === 422) {
    const first = Object.values(error.problems)[0]
    return first ? `Erro de validação: ${first}` : 'Erro de validação nos dados do formulário'
  }
  if (error.status === 400 && error.detail) return error.detail
  if (error.detail) return `Erro ao salvar processo: ${error.detail}`
  return error.status === 0 ? `Erro ao salvar processo: ${error.message}` : 'Erro ao salvar processo. Verifique os dados e tente novamente.'
}
