import { useQuery } from '@tanstack/react-query'
import { useSearchText } from '../../core/search-param'
import { documentQueries } from './queries'

/** The documents of a case that fit what is searched for (`?search=`). */
export function useDocumentList(caseId: string) {
  const search = useSearchText('search')
  const settled = search.settled.trim().slice(0, 200)
  const query = useQuery(documentQueries.ofCase(caseId, settled))
  return {
    typed: search.typed,
    search: search.type,
    filtered: settled !== '',
    /** Null while they are loading, or where they could not be loaded. */
    documents: query.data ?? null,
    failed: query.isError && !query.data,
    /** What is shown is not yet what is asked for. */
    waiting: query.isPlaceholderData,
    reload: () => void query.refetch(),
  }
}

export type DocumentList = ReturnType<typeof useDocumentList>
