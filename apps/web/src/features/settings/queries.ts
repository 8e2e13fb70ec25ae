import { users, type User, type UserRole } from '@lavra/contracts/accounts/users'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../../core/api/call'

/** Rows of one page of the users' list (spec.md section 9). */
export const usersPerPage = 100

/** A form starts from what the server holds now, never from what an earlier visit left. */
export const fresh = { gcTime: 0, staleTime: 0 }

export const settingsQueries = {
  me: () =>
    queryOptions({
      ...fresh,
      queryKey: ['users', 'me'],
      queryFn: ({ signal }) => call(users.me, {}, signal),
    }),
  users: (page: number, limit = usersPerPage) =>
    queryOptions({
      queryKey: ['users', 'list', page, limit],
      queryFn: ({ signal }) => call(users.list, { query: { skip: (page - 1) * limit, limit } }, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useSetRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: UserRole }) =>
      call(users.setRole, { params: { id }, query: { new_role: role } }),
    onSuccess: (user) => replaceInList(client, user),
  })
}

export function useSetActive() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(users.setActive, { params: { id }, body: { is_active: active } }),
    onSuccess: (user) => replaceInList(client, user),
  })
}

export function replaceInList(client: QueryClient, user: User): void {
  client.setQueriesData<User[]>({ queryKey: ['users', 'list'] }, (rows) =>
    rows?.map((row) => (row.id === user.id ? user : row)),
  )
}
