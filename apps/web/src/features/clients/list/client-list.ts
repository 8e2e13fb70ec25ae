import type { clientType } from '@lavra/contracts/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchText } from '../../../core/search-param'
import { clientQueries } from '../queries'

export type ClientTypeFilter = '' | keyof typeof clientType
export type ClientList = ReturnType<typeof useClientList>

export const clientPageSizes = [10, 20, 50] as const
export const loadFailure = 'Erro ao carregar usuarios. Tente novamente.'

/**
 * What is asked for (text from `?search=`) and what came; every change of the filters starts at the first
 * page again.
 */
export function useClientList() {
  const search = useSearchText('search')
  const settled = search.settled.trim()
  const [type, setType] = useState<ClientTypeFilter>('')
  const [pageSize, setPageSize] = useState<number>(clientPageSizes[0])
  const asked = `${pageSize}|${type}|${settled}`
  const [place, setPlace] = useState({ asked, page: 1 })
  const page = place.asked === asked ? place.page : 1
  const part = { skip: (page - 1) * pageSize, limit: pageSize }
  const list = clientQueries.list({ search: settled, client_type: type || undefined, ...part })
  const query = useQuery({ ...list, placeholderData: keepPreviousData })
  const total = query.data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  // The last client of the last page may have been deleted.
  if (query.data && !query.isPlaceholderData && page > lastPage) setPlace({ asked, page: lastPage })

  return {
    search: search.typed,
    type,
    page,
    pageSize,
    setPage: (next: number) => setPlace({ asked, page: next }),
    setSearch: search.type,
    setType,
    setPageSize,
    clients: query.data?.clients ?? null,
    total,
    failed: query.isError,
    fetching: query.isFetching,
    reload: () => void query.refetch(),
    filtered: settled !== '' || type !== '',
  }
}
