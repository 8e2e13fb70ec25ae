import type { Case } from '@lavra/contracts/cases'
import { useSearchParams } from 'react-router-dom'
import { useSearchText, withParam } from '../../core/search-param'
import type { CaseFilters } from './queries'

/** The status chips of spec.md 2.6; archived cases are found under Todos. */
export const statusChips = [
  { value: '', label: 'Todos' },
  { value: 'active', label: 'Ativo' },
  { value: 'on_hold', label: 'Em Pausa' },
  { value: 'closed', label: 'Encerrado' },
] as const satisfies readonly { value: CaseFilters['status']; label: string }[]

/** The filters of the list, kept in the address: `?search=`, `?status=`, `?parties=1`. */
export function useCaseFilters() {
  const [params, setParams] = useSearchParams()
  const search = useSearchText('search')
  const change = (name: string) => (value: string) => setParams((now) => withParam(now, name, value), { replace: true })
  const filters: CaseFilters = {
    search: search.settled.trim(),
    status: knownStatus(params.get('status')),
    withParties: params.get('parties') === '1',
  }
  return {
    filters,
    typed: search.typed,
    type: search.type,
    setStatus: change('status'),
    setWithParties: (on: boolean) => change('parties')(on ? '1' : ''),
  }
}

function knownStatus(value: string | null): Case['status'] | '' {
  return statusChips.find((chip) => chip.value === value)?.value ?? ''
}
