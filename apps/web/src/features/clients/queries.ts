import { clients, type ClientInput, type ClientQuery } from '@lavra/contracts/clients'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api'

export const clientQueries = {
  list: (query: Partial<ClientQuery>) =>
    queryOptions({
      queryKey: ['clients', 'list', query],
      queryFn: ({ signal }) => call(clients.list, { query }, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useCreateClient() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ClientInput) => call(clients.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['clients'] }),
  })
}
