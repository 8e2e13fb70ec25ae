import { system } from '@lavra/contracts/office/system'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/call'

export const systemQueries = {
  backups: () =>
    queryOptions({ queryKey: ['backups'], queryFn: ({ signal }) => call(system.backups, {}, signal) }),
  publication: () =>
    queryOptions({
      queryKey: ['publication'],
      queryFn: ({ signal }) => call(system.publication, {}, signal),
    }),
}
