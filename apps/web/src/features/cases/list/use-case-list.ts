import type { Case } from '@lavra/contracts/cases'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { isoDate, today } from '../../../core/format/format'
import { useSearchText, withParam } from '../../../core/search-param'
import { caseQueries, type CaseFilters } from '../queries'

/** The status chips of spec.md 2.6; archived cases are found under Todos. */
export const caseStatusChips = [
  { value: '', label: 'Todos' },
  { value: 'active', label: 'Ativo' },
  { value: 'on_hold', label: 'Em Pausa' },
  { value: 'closed', label: 'Encerrado' },
] as const satisfies readonly { value: CaseFilters['status']; label: string }[]

export const casePageSizes = [24, 48, 96] as const

/**
 * What is asked for, kept in the address (`?search=`, `?status=`, `?due=` days, `?parties=1`, `?page=`,
 * `?size=`), and what came.
 */
export function useCaseList() {
  const [params, setParams] = useSearchParams()
  const search = useSearchText('search')
  const days = knownDays(params.get('due'))
  const filters: CaseFilters = {
    search: search.settled.trim().slice(0, 200),
    status: knownStatus(params.get('status')),
    withParties: params.get('parties') === '1',
    dueUntil: days === null ? '' : isoDate(today(days)),
  }
  const pageSize = casePageSizes.find((size) => String(size) === params.get('size')) ?? casePageSizes[0]
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1)
  const query = useQuery(caseQueries.list(filters, { skip: (page - 1) * pageSize, limit: pageSize }))
  const total = query.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / pageSize))

  /** Another list begins at its first page. */
  const change = (name: string, value: string) =>
    setParams((now) => withParam(withParam(now, name, value), 'page', ''), { replace: true })
  const setPage = (next: number) =>
    setParams((now) => withParam(now, 'page', next > 1 ? String(next) : ''), { replace: true })

  return {
    filters,
    filtered: filters.search !== '' || filters.status !== '' || days !== null,
    typed: search.typed,
    /** The last page's own cases may have gone, here or elsewhere; then the last page there is. */
    beyond: query.data && !query.isPlaceholderData && page > last ? () => setPage(last) : null,
    page: Math.min(page, last),
    pageSize,
    total,
    /** Null until the first ones are there. */
    cases: query.data?.cases ?? null,
    failed: query.isError && !query.isPlaceholderData,
    /** What is shown is not yet what is asked for. */
    waiting: query.isPlaceholderData,
    fetching: query.isFetching,
    search: (text: string) => {
      search.type(text)
      if (page > 1) setPage(1)
    },
    /** Takes the filter by deadline away; null where there is none. */
    forgetDue: days === null ? null : () => change('due', ''),
    setStatus: (value: string) => change('status', value),
    setWithParties: (on: boolean) =>
      setParams((now) => withParam(now, 'parties', on ? '1' : ''), { replace: true }),
    setPage,
    setPageSize: (size: number) => change('size', size === casePageSizes[0] ? '' : String(size)),
    reload: () => void query.refetch(),
  }
}

export type CaseList = ReturnType<typeof useCaseList>

function knownStatus(value: string | null): Case['status'] | '' {
  return caseStatusChips.find((chip) => chip.value === value)?.value ?? ''
}

/** `?due=15`: deadlines that have passed or come within so many days. */
function knownDays(value: string | null): number | null {
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : null
}
