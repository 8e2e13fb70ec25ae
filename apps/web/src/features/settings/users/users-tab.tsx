import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../core/session/session'
import { Button } from '../../../ui/button'
import { Card, CardHeader } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { onDemand } from '../../../ui/on-demand'
import { settingsQueries, usersPerPage } from '../queries'
import { UsersTable } from './users-table'

const InviteDialog = onDemand(() => import('../invitations/invite-dialog').then((part) => part.InviteDialog))
const OpenInvitations = onDemand(() =>
  import('../invitations/open-invitations').then((part) => part.OpenInvitations),
)

/** Who works here; administrators also decide what each may do. */
export function UsersTab() {
  const [page, setPage] = useState(1)
  const [inviting, setInviting] = useState(false)
  const admin = useUser().user_role === 'admin'
  const { data, isError, refetch } = useQuery(settingsQueries.users(page))
  // The list does not say how many there are: behind a full page the next one is looked at, and is there at
  // once when it is wanted.
  const next = useQuery({
    ...settingsQueries.users(page + 1),
    enabled: data?.length === usersPerPage,
    placeholderData: undefined,
  })
  const more = (next.data?.length ?? 0) > 0
  if (isError && !data)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao carregar usuários. Tente novamente.
      </LoadFailure>
    )
  return (
    <>
      <Card>
        <CardHeader
          title="Usuários"
          description={
            admin ? 'Quem trabalha no escritório e o que cada um pode fazer.' : 'Quem trabalha no escritório.'
          }
          aside={
            admin && (
              <Button onClick={() => setInviting(true)}>
                <UserPlus aria-hidden /> Convidar pessoa
              </Button>
            )
          }
        />
        <UsersTable users={data ?? null} manageable={admin} />
        <Pages page={page} more={more} onPage={setPage} />
      </Card>
      {admin && <OpenInvitations />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

function Pages({ page, more, onPage }: { page: number; more: boolean; onPage: (page: number) => void }) {
  if (page === 1 && !more) return null
  return (
    <nav aria-label="Paginação" className="flex flex-wrap items-center justify-end gap-3 px-5 py-3.5">
      <span aria-live="polite" className="text-[13px] text-ink-2">
        Página {page}
      </span>
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden /> Anterior
      </Button>
      <Button size="sm" disabled={!more} onClick={() => onPage(page + 1)}>
        Próxima <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
