import { profile, type PasswordChange, type Profile } from '@lavra/contracts/accounts/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/call'
import { updateUser } from '../../../core/session/session'
import { replaceInList, settingsQueries } from '../queries'

/** The session's own user follows, so that the sidebar shows the new name at once. */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Profile) => call(profile.updateMe, { body }),
    onSuccess: (user) => {
      updateUser(user)
      client.setQueryData(settingsQueries.me().queryKey, user)
      replaceInList(client, user)
    },
  })
}

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: PasswordChange) => call(profile.changePassword, { body }) })
