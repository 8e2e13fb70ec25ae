import { invitations, type Invited, type InvitationInput } from '@lavra/contracts/accounts/invitations'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../core/api/call'

const all = ['invitations'] as const

export const invitationQueries = {
  list: (skip: number, limit: number) =>
    queryOptions({
      queryKey: [...all, skip, limit],
      queryFn: ({ signal }) => call(invitations.list, { query: { skip, limit } }, signal),
      placeholderData: keepPreviousData,
    }),
}

/** Where the link in an e-mail leads; only the browser knows under which address the office is reached. */
const site = () => window.location.origin

/** The link that is handed to the person; after the `#`, the token is sent to no server by opening it. */
export const linkOf = ({ token }: Invited): string => `${site()}/invite#${token}`

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof InvitationInput>) =>
      call(invitations.create, { body: { ...body, site: site() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  })
}

export function useRenewInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(invitations.renew, { params: { id }, body: { site: site() } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

export function useRevokeInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(invitations.revoke, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
