import { CaseInput } from '@lavra/contracts/cases'
import { caseDetails } from '@lavra/contracts/fields'
import { z } from 'zod'
import { ApiError } from '../../../core/api/call'
import { textsOf } from '../../../core/forms/fields'
import { lawyersIn, type CaseFormValues } from '../case-values'

const lawyers = z.string().transform(lawyersIn)

/** What the contract asks of a case, from what the form holds. */
export const CaseForm = CaseInput.extend({
  assigned_lawyers: lawyers.pipe(CaseInput.shape.assigned_lawyers.unwrap()),
})

/** PROC-{year}-{last 6 digits of the timestamp}, the number a new case starts with (spec.md section 5). */
export function newCaseNumber(now = new Date()): string {
  return `PROC-${now.getFullYear()}-${String(now.getTime()).slice(-6)}`
}

export function newCase(now = new Date()): CaseFormValues {
  return {
    title: '',
    case_number: newCaseNumber(now),
    client_id: '',
    client_name: '',
    case_type: '',
    status: 'active',
    priority: 'medium',
    description: '',
    next_deadline: '',
    assigned_lawyers: '',
    ...textsOf(caseDetails, {}),
    parties: [],
  }
}

/** The sentence for a case that could not be saved, in the words of spec.md section 8. */
export function caseSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Erro ao salvar processo. Verifique os dados e tente novamente.'
  if (error.status === 422) {
    const first = Object.values(error.problems)[0]
    return first ? `Erro de validação: ${first}` : 'Erro de validação nos dados do formulário'
  }
  if (error.status === 400 && error.detail) return error.detail
  if (error.detail) return `Erro ao salvar processo: ${error.detail}`
  return error.status === 0
    ? `Erro ao salvar processo: ${error.message}`
    : 'Erro ao salvar processo. Verifique os dados e tente novamente.'
}

/** The same on the page of a case: what the person can mend is added to the fixed words. */
export const updateFailure = (error: unknown) => withReason('Erro ao atualizar processo', error)
export const partiesFailure = (error: unknown) => withReason('Erro ao salvar parte processual', error)

function withReason(sentence: string, error: unknown): string {
  const told =
    error instanceof ApiError && (error.status === 400 || error.status === 422 || error.status === 0)
  return told ? `${sentence}: ${error.message}` : sentence
}
