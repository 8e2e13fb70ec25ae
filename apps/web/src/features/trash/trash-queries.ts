import { trash, type TrashQuery } from '@lavra/contracts/trash'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/call'

export const trashQueries = {
  list: (query: Partial<TrashQuery>) =>
    queryOptions({
      queryKey: ['trash', 'list', query],
      queryFn: ({ signal }) => call(trash.list, { query }, signal),
      placeholderData: keepPreviousData,
    }),
  /** How long what is deleted can be restored. */
  days: () =>
    queryOptions({
      queryKey: ['trash', 'days'],
      queryFn: async ({ signal }) => (await call(trash.list, { query: { limit: 1 } }, signal)).days,
      staleTime: 60_000,
    }),
}
