import { officeSettings, type SystemSettingsInput } from '@lavra/contracts/office/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/call'
import { fresh } from '../queries'

export const officeQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: ['users', 'office'],
    queryFn: ({ signal }) => call(officeSettings.settings, {}, signal),
  })

export function useSaveOffice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SystemSettingsInput) => call(officeSettings.saveSettings, { body }),
    onSuccess: (settings) => client.setQueryData(officeQuery().queryKey, settings),
  })
}
