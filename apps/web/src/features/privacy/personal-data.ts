import {
  privacy,
  type Anonymization,
  type ClientAnonymizationInput,
  type PersonKind,
} from '@lavra/contracts/privacy'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../core/api/call'
import { isoDate, today } from '../../core/format/format'
import { saveFile } from '../../core/save-file'

/** Whose data it is about. */
export interface Person {
  kind: PersonKind
  id: string
  name: string
}

/** People on one page of the list of those whose period has passed. */
export const duePerPage = 10

export const privacyQueries = {
  preview: ({ kind, id }: Pick<Person, 'kind' | 'id'>) =>
    queryOptions({
      queryKey: ['privacy', 'preview', kind, id],
      queryFn: ({ signal }) =>
        call(kind === 'client' ? privacy.previewClient : privacy.previewContact, { params: { id } }, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  due: (page: number) =>
    queryOptions({
      queryKey: ['privacy', 'due', page],
      queryFn: ({ signal }) =>
        call(privacy.due, { query: { skip: (page - 1) * duePerPage, limit: duePerPage } }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  sending: () =>
    queryOptions({
      queryKey: ['privacy', 'sending'],
      queryFn: ({ signal }) => call(privacy.sending, {}, signal),
      staleTime: 0,
    }),
}

/** Fetches all that is held of somebody and saves it as a ZIP. */
export async function exportPersonalData({ kind, id, name }: Person): Promise<void> {
  const file = await callFile(kind === 'client' ? privacy.exportClient : privacy.exportContact, {
    params: { id },
  })
  saveFile(file, `dados-pessoais-${name.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${isoDate(today())}.zip`)
}

/** Everything on the screens may have named the person. */
export function useAnonymize({ kind, id }: Person) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, papers }: ClientAnonymizationInput): Promise<Anonymization> =>
      kind === 'client'
        ? call(privacy.anonymizeClient, { params: { id }, body: { name, papers } }, { timeout: 60_000 })
        : call(privacy.anonymizeContact, { params: { id }, body: { name } }, { timeout: 60_000 }),
    onSuccess: (done) => {
      client.setQueryData(privacyQueries.preview({ kind, id }).queryKey, done)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'preview' })
    },
  })
}
