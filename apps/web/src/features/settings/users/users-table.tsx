import { userRole } from '@lavra/contracts/labels'
import type { User } from '@lavra/contracts/accounts/users'
import { initials } from '../../../core/format/format'
import { useUser } from '../../../core/session/session'
import { Avatar } from '../../../ui/avatar'
import { Badge, type Tone } from '../../../ui/badge'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Td, Th } from '../../../ui/table/table'
import { UserMenu } from './user-menu'

interface UsersTableProps {
  /** Null while loading. */
  users: User[] | null
  /** Shows the column with the menu. */
  manageable: boolean
}

/**
 * Not in a box that scrolls sideways, which would cut off the menus; on a phone e-mail and role move under
 * the name.
 */
export function UsersTable({ users, manageable }: UsersTableProps) {
  return (
    <table
      aria-label="Usuários"
      aria-busy={users === null}
      className="w-full table-auto border-collapse text-left"
    >
      <thead>
        <tr>
          <Th>Nome</Th>
          <Th className="max-md:hidden">E-mail</Th>
          <Th className="max-md:hidden">Permissão</Th>
          <Th className="max-sm:hidden">Status</Th>
          {manageable && <Th className="w-px text-right">Ações</Th>}
        </tr>
      </thead>
      <tbody>
        {users === null && <SkeletonRows columns={manageable ? 5 : 4} />}
        {users?.length === 0 && <NobodyRow columns={manageable ? 5 : 4} />}
        {users?.map((user) => (
          <Row key={user.id} user={user} manageable={manageable} />
        ))}
      </tbody>
    </table>
  )
}

const roleTone: Record<User['user_role'], Tone> = {
  admin: 'accent',
  standard: 'primary',
  restricted: 'neutral',
}

function Row({ user, manageable }: { user: User; manageable: boolean }) {
  const self = useUser().id === user.id
  return (
    <tr className="transition-colors hover:bg-sunken/60">
      <Td>
        <div className="flex items-center gap-3">
          <Avatar initials={initials(user.full_name || user.username)} className="max-sm:hidden" />
          <div className="min-w-0">
            <p className="font-[550] wrap-anywhere">{user.full_name || user.username}</p>
            <p className="text-[13px] wrap-anywhere text-ink-3 md:hidden">
              <Email address={user.email} />
            </p>
            <p className="text-[13px] text-ink-3 max-md:hidden">{user.username}</p>
            <p className="mt-1 flex flex-wrap gap-1.5 md:hidden">
              <RoleBadge user={user} />
              <StatusBadge user={user} className="sm:hidden" />
            </p>
          </div>
        </div>
      </Td>
      <Td className="wrap-anywhere max-md:hidden">{user.email}</Td>
      <Td className="max-md:hidden">
        <RoleBadge user={user} />
      </Td>
      <Td className="max-sm:hidden">
        <StatusBadge user={user} />
      </Td>
      {manageable && (
        <Td className="text-right">
          {self ? <span className="text-ink-3">Você</span> : <UserMenu user={user} />}
        </Td>
      )}
    </tr>
  )
}

/** Where it does not fit it breaks at the @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

const RoleBadge = ({ user }: { user: User }) => (
  <Badge tone={roleTone[user.user_role]}>{userRole[user.user_role]}</Badge>
)

function StatusBadge({ user, className }: { user: User; className?: string }) {
  return (
    <Badge tone={user.is_active ? 'ok' : 'neutral'} className={className}>
      {user.is_active ? 'Ativo' : 'Inativo'}
    </Badge>
  )
}

function NobodyRow({ columns }: { columns: number }) {
  return (
    <tr>
      <Td colSpan={columns} className="py-8 text-center text-ink-2">
        Nenhum usuário nesta página.
      </Td>
    </tr>
  )
}

function SkeletonRows({ columns }: { columns: number }) {
  return [1, 2, 3].map((row) => (
    <tr key={row}>
      <Td colSpan={columns}>
        <div className="flex items-center gap-3 py-0.5">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      </Td>
    </tr>
  ))
}
