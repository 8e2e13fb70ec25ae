import type { Contact } from '@lavra/contracts/contacts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLoggedFailure } from '../../../core/use-logged-failure'
import { useSearchText, withParam } from '../../../core/search-param'
import { contactQueries } from '../queries'

export type ContactTypeFilter = '' | Contact['client_type']

export const contactPageSizes = [20, 50, 100] as const

/**
 * What is asked for (`?search=`, `?client_type=`) and what came; another search starts at the first page
 * again.
 */
export function useContactList() {
  const [params, setParams] = useSearchParams()
  const search = useSearchText('search')
  const settled = search.settled.trim().slice(0, 200)
  const type = knownType(params.get('client_type'))
  const [pageSize, setPageSize] = useState<number>(50)
  const asked = `${pageSize}|${type}|${settled}`
  const [place, setPlace] = useState({ asked, page: 1 })
  const page = place.asked === asked ? place.page : 1
  const part = { skip: (page - 1) * pageSize, limit: pageSize }
  const query = useQuery(contactQueries.list({ search: settled, contact_type: type || undefined, ...part }))
  const total = query.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / pageSize))
  useLoggedFailure('contacts could not be loaded', query.error)
  // The last contact of the last page was deleted, here or elsewhere.
  if (query.data && !query.isPlaceholderData && page > last) setPlace({ asked, page: last })

  return {
    typed: search.typed,
    type,
    page,
    pageSize,
    total,
    /** Null until the first ones are there. */
    contacts: query.data?.contacts ?? null,
    failed: query.isError && !query.data,
    /** What is shown is not yet what is asked for. */
    waiting: query.isPlaceholderData,
    fetching: query.isFetching,
    filtered: settled !== '' || type !== '',
    search: search.type,
    setType: (next: ContactTypeFilter) =>
      setParams((now) => withParam(now, 'client_type', next), { replace: true }),
    setPage: (next: number) => setPlace({ asked, page: next }),
    setPageSize,
    reload: () => void query.refetch(),
  }
}

export type ContactList = ReturnType<typeof useContactList>

const knownType = (value: string | null): ContactTypeFilter =>
  value === 'individual' || value === 'corporate' ? value : ''
