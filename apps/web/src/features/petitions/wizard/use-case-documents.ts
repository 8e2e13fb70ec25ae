import { useQuery } from '@tanstack/react-query'
import { petitionQueries } from '../queries'

/** The documents of the chosen case; `list` is undefined until they are there. */
export function useCaseDocuments(caseId: string) {
  const { data: list, isError, refetch } = useQuery({ ...petitionQueries.documentsOfCase(caseId), enabled: caseId !== '' })
  return { list, failed: isError && !list, retry: () => void refetch() }
}
