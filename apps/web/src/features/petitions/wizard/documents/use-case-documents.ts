import { useQuery } from '@tanstack/react-query'
import { documentQueries } from '../../../documents/queries'

/** The documents of the chosen case; `list` is undefined until they are there. */
export function useCaseDocuments(caseId: string) {
  const query = useQuery({ ...documentQueries.ofCase(caseId), enabled: caseId !== '' })
  // Those of the case before are not these.
  const list = query.isPlaceholderData ? undefined : query.data
  return { list, failed: query.isError && !list, retry: () => void query.refetch() }
}
