import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import { documentOwner, documentPurpose } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useSearchText, withParam } from '../../../core/search-param'
import { documentQueries } from '../queries'

/** The documents of a case that fit what is searched for (`?search=`) and chosen (`?owner=`, `?purpose=`). */
export function useDocumentList(caseId: string) {
  const text = useSearchText('search')
  const [params, setParams] = useSearchParams()
  const search = text.settled.trim().slice(0, 200)
  const owner = keyOf(documentOwner, params.get('owner'))
  const purpose = keyOf(documentPurpose, params.get('purpose'))
  const filter = { ...(search && { search }), ...(owner && { owner }), ...(purpose && { purpose }) }
  const query = useQuery(documentQueries.ofCase(caseId, filter))
  const choose = (name: 'owner' | 'purpose', value: string) =>
    setParams((now) => withParam(now, name, value), { replace: true })
  return {
    typed: text.typed,
    search: text.type,
    owner: owner ?? ('' as const),
    purpose: purpose ?? ('' as const),
    choose,
    filtered: search !== '' || owner !== undefined || purpose !== undefined,
    /** Null while they are loading, or where they could not be loaded. */
    documents: query.data ?? null,
    failed: query.isError && !query.data,
    /** What is shown is not yet what is asked for. */
    waiting: query.isPlaceholderData,
    reload: () => void query.refetch(),
  }
}

export type DocumentListData = ReturnType<typeof useDocumentList>

/** What stands in the address may be anything. */
function keyOf<K extends DocumentOwner | DocumentPurpose>(
  labels: Record<K, string>,
  value: string | null,
): K | undefined {
  return (Object.keys(labels) as K[]).find((key) => key === value)
}
