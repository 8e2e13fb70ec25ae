import {
  clients,
  type Client,
  type ClientInput,
  type ClientQuery,
  type ClientUpdate,
} from '@lavra/contracts/clients'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/call'

export const clientQueries = {
  list: (query: Partial<ClientQuery>) =>
    queryOptions({
      queryKey: ['clients', 'list', query],
      queryFn: ({ signal }) => call(clients.list, { query }, signal),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['clients', 'one', id],
      queryFn: ({ signal }) => call(clients.get, { params: { id } }, signal),
    }),
}

export function useCreateClient() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ClientInput) => call(clients.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['clients'] }),
  })
}

/**
 * Saves what changed, as long as the client is still the one that was read; cases carry its name, so they are
 * read anew.
 */
export function useUpdateClient() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ read, changes }: { read: Client; changes: ClientUpdate }) =>
      call(clients.update, { params: { id: read.id }, body: changes }, { ifMatch: read.version }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['clients'] }),
        client.invalidateQueries({ queryKey: ['cases'] }),
      ]),
  })
}

/** The client as it is now, past every cache. */
export function useReloadClient() {
  return useMutation({ mutationFn: (id: string) => call(clients.get, { params: { id } }) })
}

/** The list is read anew after a failure, too: the client may have gone, or got cases, since it was shown. */
export function useRemoveClient() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(clients.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['clients'] }),
  })
}
