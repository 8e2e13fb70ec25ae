import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../../core/debounce'
import { useLoggedFailure } from '../../../../core/use-logged-failure'
import { contactQueries } from '../../../contacts/queries'

/** How many the wizard loads (spec.md section 9); a larger directory is searched by the server, too. */
const loaded = 1_000

/** Contacts that may be meant by what is typed; where they cannot be read, a way to try again. */
export function useContacts(typed: string) {
  const all = useQuery(contactQueries.list({ limit: loaded }))
  useLoggedFailure('contacts', all.error)
  const beyond = all.data !== undefined && all.data.total > all.data.contacts.length
  const text = typed.trim()
  const search = useDebounced(text)
  const found = useQuery({ ...contactQueries.list({ search, limit: 20 }), enabled: beyond && search !== '' })
  const seen = new Set(all.data?.contacts.map(({ id }) => id))
  const more = beyond && search !== '' ? (found.data?.contacts ?? []) : []
  return {
    contacts: [...(all.data?.contacts ?? []), ...more.filter(({ id }) => !seen.has(id))],
    retry: all.error ? () => void all.refetch() : found.error ? () => void found.refetch() : undefined,
    searching:
      all.isFetching && !all.data ? true : beyond && text !== '' && (text !== search || found.isFetching),
  }
}
