import { contacts, type Contact, type ContactInput, type ContactQuery } from '@lavra/contracts/contacts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/call'

export const contactQueries = {
  list: (query: Partial<ContactQuery>) =>
    queryOptions({
      queryKey: ['contacts', 'list', query],
      queryFn: ({ signal }) => call(contacts.list, { query }, signal),
      placeholderData: keepPreviousData,
    }),
  ofCase: (caseId: string) =>
    queryOptions({
      queryKey: ['contacts', 'case', caseId],
      queryFn: ({ signal }) => call(contacts.ofCase, { params: { caseId } }, signal),
      staleTime: 0,
    }),
  /** Always as the server has it now: it is read to be changed. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['contacts', 'one', id],
      queryFn: ({ signal }) => call(contacts.get, { params: { id } }, signal),
      staleTime: 0,
    }),
}

/** Creates a contact, or changes the one given as it was read: a newer one on the server answers 412. */
export function useSaveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, input }: { base: Contact | null; input: ContactInput }) =>
      base
        ? call(contacts.update, { params: { id: base.id }, body: input }, { ifMatch: base.version })
        : call(contacts.create, { body: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['contacts'] }),
  })
}

export function useRemoveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contacts.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['contacts', 'list'] }),
  })
}

/** Links or unlinks one case; both may be asked for twice. */
export const setCaseLink = (id: string, case_id: string, linked: boolean) =>
  call(linked ? contacts.link : contacts.unlink, { params: { id }, body: { case_id } })
