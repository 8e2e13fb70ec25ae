import { addWorkingDays, longDate } from '@lavra/language/dates'
import { dated, type Reading } from './reading'
import { missing } from '@lavra/language/text'
import { speak } from './voice'

export interface Term {
  days: string
  count: number
  /** Statute tokens of the term. */
  rule: string
  working: boolean
}

const terms: Record<NonNullable<Reading['kind']['appeal']>, Term> = {
  apelacao: { days: 'quinze dias', count: 15, rule: '{cpc-1003:§ 5º}', working: true },
  agravo: { days: 'quinze dias', count: 15, rule: '{cpc-1003:§ 5º}', working: true },
  interno: { days: 'quinze dias', count: 15, rule: '{cpc-1003:§ 5º}', working: true },
  especial: { days: 'quinze dias', count: 15, rule: '{cpc-1003:§ 5º}', working: true },
  extraordinario: { days: 'quinze dias', count: 15, rule: '{cpc-1003:§ 5º}', working: true },
  declaracao: { days: 'cinco dias', count: 5, rule: '{cpc-1022-1023@1.023:}', working: true },
  inominado: { days: 'dez dias', count: 10, rule: '{jec-41-43@42:}', working: true },
  ordinario: { days: 'oito dias', count: 8, rule: '{clt-895:I}', working: true },
  revista: { days: 'oito dias', count: 8, rule: '{clt-896}', working: true },
  'apelacao-criminal': { days: 'cinco dias', count: 5, rule: '{cpp-593}', working: false },
  rese: { days: 'prazo legal', count: 0, rule: '{cpp-581}', working: false },
}

export const termOf = (reading: Reading): Term | null =>
  reading.kind.appeal ? terms[reading.kind.appeal] : null

/** When the term began to run, if the record says so. */
export const noticeDate = (reading: Reading): string | null =>
  dated(reading, /intima|ciencia da (?:decisao|sentenca)|publicac/)?.iso ?? null
export const decisionDate = (reading: Reading): string | null =>
  dated(reading, /sentenca|acordao|decisao (?!admin)/)?.iso ?? null
export const citationDate = (reading: Reading): string | null =>
  dated(reading, /citac|citad[oa]\b|juntada do mandado/)?.iso ?? null
export const hearingDate = (reading: Reading): string | null => dated(reading, /audiencia/)?.iso ?? null

/**
 * The last safe day of an appeal's term, local holidays not counted on; null where the record gives no start.
 */
export function lastDay(reading: Reading): string | null {
  const term = termOf(reading)
  const start = noticeDate(reading)
  return term && term.working && start ? addWorkingDays(start, term.count) : null
}

export function deadlineNote(reading: Reading): string | null {
  const term = termOf(reading)
  if (!term) return null
  const last = lastDay(reading)
  if (last)
    return `${term.days} úteis a partir da intimação de ${longDate(noticeDate(reading) ?? '')}; último dia seguro, sem contar com feriado local: ${longDate(last)}.`
  return speak(`${term.days} (${term.rule}); ${missing('data da intimação')}.`, reading)
}
