import type { AttachmentRole } from '@lavra/contracts/petitions/papers'
import { petitions, type ExportFormat, type Petition } from '@lavra/contracts/petitions'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, callNamedFile } from '../../core/api/call'
import { saveFile } from '../../core/save-file'
import { petitionKey } from './petition-key'

/** Earlier texts on one page of their list; they come whole. */
export const versionsPerPage = 10

export const textQueries = {
  /** Read once, when editing begins: what is typed stands on it. */
  toEdit: (id: string) =>
    queryOptions({
      queryKey: ['petition-to-edit', id],
      queryFn: ({ signal }) => readToEdit(id, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** The files sent with the petition. */
  attachments: (id: string) =>
    queryOptions({
      queryKey: ['petitions', 'attachments', id],
      queryFn: ({ signal }) => call(petitions.attachments, { params: { id } }, signal),
    }),
  /** The papers that stay out of the petition, the first `limit` of them. */
  withheld: (id: string, limit: number) =>
    queryOptions({
      queryKey: ['petitions', 'withheld', id, limit],
      queryFn: ({ signal }) => call(petitions.withheld, { params: { id }, query: { limit } }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  versions: (id: string, skip: number) =>
    queryOptions({
      queryKey: ['petitions', 'versions', id, skip],
      queryFn: ({ signal }) =>
        call(petitions.versions, { params: { id }, query: { skip, limit: versionsPerPage } }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

/** From the history, and where that fails by its id (spec.md section 7). */
export async function readToEdit(id: string, signal?: AbortSignal): Promise<Petition> {
  try {
    return await call(petitions.history, { params: { id } }, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return call(petitions.get, { params: { id } }, signal)
  }
}

export const saveContent = (id: string, content: string, version: number) =>
  call(petitions.saveContent, { params: { id }, body: { content } }, { ifMatch: version })

/** Says whose an attachment is or what it is for, while no agent has read it. */
export function useChangeAttachment(petitionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, input }: { id: string; input: AttachmentRole }) =>
      call(petitions.changeAttachment, { params: { id: petitionId, attachmentId: id }, body: input }),
    onSettled: () => client.invalidateQueries({ queryKey: ['petitions'] }),
  })
}

/** Brings an earlier text back; the one it replaces becomes a version. */
export function useRestoreVersion({ petition_id: id, version }: Pick<Petition, 'petition_id' | 'version'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (n: number) => call(petitions.restore, { params: { id, n } }, { ifMatch: version }),
    onSuccess: (petition) => client.setQueryData(petitionKey(id), petition),
    onSettled: () => client.invalidateQueries({ queryKey: ['petitions'] }),
  })
}

export function useRemovePetition(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(petitions.remove, { params: { id } }),
    // What is left of it is stale, but not asked for again by the page that is being left.
    onSuccess: () => client.invalidateQueries({ queryKey: ['petitions'], refetchType: 'none' }),
  })
}

/**
 * Fetches the petition as a file for a word processor, or to be printed and filed, and saves it under the
 * server's name.
 */
export async function saveExport(
  id: string,
  format: Extract<ExportFormat, 'docx' | 'pdf'>,
  draft: boolean,
): Promise<void> {
  const { file, name } = await callNamedFile(petitions.export, {
    params: { id },
    query: draft ? { format, draft: 'true' } : { format },
  })
  saveFile(file, name ?? `petition_${id.replace(/^petition_/, '')}.${format}`)
}
