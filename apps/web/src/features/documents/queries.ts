import {
  documents,
  type CaseDocument,
  type DocumentOwner,
  type DocumentPurpose,
  type DocumentUpdate,
} from '@lavra/contracts/documents'
import { system } from '@lavra/contracts/office/system'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../core/api/call'
import { onDemand } from '../../ui/on-demand'

/** Milliseconds between two looks at whether the text of a new file has been read. */
const readingPause = 3_000
const everywhere = ['documents'] as const

/** What there is to know of a file's text, on another feature's page. */
export const FileText = onDemand(() => import('./text/file-text').then((part) => part.FileTextDetails))

export { automatic, RoleSelect, type Role } from './role-select'

/** What a case's documents are narrowed to. */
export interface DocumentFilter {
  search?: string
  owner?: DocumentOwner
  purpose?: DocumentPurpose
}

export const documentQueries = {
  /** A case's documents, newest first; looked at again while the text of one of them is being read. */
  ofCase: (caseId: string, filter: DocumentFilter = {}) =>
    queryOptions({
      queryKey: [...everywhere, 'case', caseId, filter],
      queryFn: ({ signal }) => call(documents.ofCase, { params: { caseId }, query: filter }, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.some(isReading) ? readingPause : false),
    }),
  /** Always as the server has it now: it is read to be changed. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...everywhere, 'one', id],
      queryFn: ({ signal }) => call(documents.get, { params: { id } }, signal),
      staleTime: 0,
    }),
  /** A document's file, forgotten as soon as nobody looks at it; it never changes. */
  file: (id: string) =>
    queryOptions({
      queryKey: [...everywhere, 'file', id],
      queryFn: ({ signal }) => callFile(documents.download, { params: { id } }, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** The most that a file may weigh, in MB. */
  sizeLimit: () =>
    queryOptions({
      queryKey: ['info'],
      queryFn: ({ signal }) => call(system.info, {}, signal),
      select: (info) => info.max_upload_mb,
      staleTime: Infinity,
    }),
}

const isReading = (document: CaseDocument) =>
  document.file_name !== null && document.text_status === 'pending'

/** Changes a document as it was read: a newer one on the server answers 412. */
export function useUpdateDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, input }: { base: CaseDocument; input: DocumentUpdate }) =>
      call(documents.update, { params: { id: base.id }, body: input }, { ifMatch: base.version }),
    onSuccess: () => client.invalidateQueries({ queryKey: everywhere }),
  })
}

/** The same change of several documents, as they were read; all of them or none. */
export function useChangeDocuments(caseId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ documents: chosen, input }: { documents: readonly CaseDocument[]; input: RoleChange }) => {
      const body = { documents: chosen.map(({ id, version }) => ({ id, version })), ...input }
      return call(documents.changeMany, { params: { caseId }, body })
    },
    onSettled: () => client.invalidateQueries({ queryKey: everywhere }),
  })
}

/** The type alone, which editing leaves as it is. */
export function useCorrectType() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, type }: { base: CaseDocument; type: CaseDocument['document_type'] }) =>
      call(
        documents.correctType,
        { params: { id: base.id }, body: { document_type: type } },
        { ifMatch: base.version },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: everywhere }),
  })
}

type RoleChange = Pick<DocumentUpdate, 'owner' | 'purpose' | 'is_confidential'>

export function useRemoveDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(documents.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...everywhere, 'case'] }),
  })
}

/** Has every list of documents read again. */
export function useReloadDocuments(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [...everywhere, 'case'] })
}
