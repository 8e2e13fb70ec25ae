import { petitionStatus } from '@lavra/contracts/labels'
import type { PetitionStatus } from '@lavra/contracts/petitions/generation'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useSearchText, withParam } from '../../../core/search-param'
import { petitionQueries } from '../queries'

export const petitionPageSizes = [20, 50, 100] as const

export const petitionStatusChips = [
  { value: '', label: 'Todas' },
  ...Object.entries(petitionStatus).map(([value, label]) => ({ value: value as PetitionStatus, label })),
] as const satisfies readonly { value: PetitionStatus | ''; label: string }[]

/** The address of the list of all petitions. */
export const allPetitions = '?view=all'

/**
 * All petitions, page by page; what is asked for stands in the address:
 * `?view=all&search=&status=&page=&size=`.
 */
export function usePetitionList() {
  const [params, setParams] = useSearchParams()
  const search = useSearchText('search')
  const status = petitionStatusChips.find(({ value }) => value === params.get('status'))?.value ?? ''
  const pageSize =
    petitionPageSizes.find((size) => String(size) === params.get('size')) ?? petitionPageSizes[0]
  const asked = Math.max(1, Math.floor(Number(params.get('page')) || 1))
  // What was typed in may have shortened the list.
  const text = search.settled.trim()
  const query = useQuery(
    petitionQueries.list({
      search: text,
      status: status || undefined,
      skip: (asked - 1) * pageSize,
      limit: pageSize,
    }),
  )
  const total = query.data?.total ?? 0
  const change = (name: string, value: string) =>
    setParams((now) => withParam(name === 'page' ? now : withParam(now, 'page', ''), name, value), {
      replace: true,
    })
  return {
    typed: search.typed,
    type: (typed: string) => {
      if (asked > 1) change('page', '')
      search.type(typed)
    },
    status,
    setStatus: (value: string) => change('status', value),
    page: asked,
    setPage: (page: number) => change('page', page > 1 ? String(page) : ''),
    pageSize,
    setPageSize: (size: number) => change('size', size === petitionPageSizes[0] ? '' : String(size)),
    petitions: query.data?.petitions,
    total,
    stale: query.isPlaceholderData,
    failed: query.isError && !query.data,
    reload: () => void query.refetch(),
    filtered: text !== '' || status !== '',
  }
}
