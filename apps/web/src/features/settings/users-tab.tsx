import type { User } from '@lavra/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../core/session'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/card'
import { LoadFailure } from './load-states'
import { settingsQueries, usersPerPage } from './queries'
import { UsersTable } from './users-table'

/** Who works here; administrators also decide what each may do. */
export function UsersTab() {
  const [page, setPage] = useState(1)
  const admin = useUser().user_role === 'admin'
  const { data, isError, refetch } = useQuery(settingsQueries.users(page))
  if (isError && !data) return <LoadFailure retry={() => void refetch()}>Erro ao carregar usuários. Tente novamente.</LoadFailure>
  return (
    <Card>
      <CardHeader
        title="Usuários"
        description={admin ? 'Quem trabalha no escritório e o que cada um pode fazer.' : 'Quem trabalha no escritório.'}
      />
      <UsersTable users={data ?? null} manageable={admin} />
      <Pages page={page} rows={data} onPage={setPage} />
    </Card>
  )
}

/** The list does not say how many there are: a full page may have a next one. */
function Pages({ page, rows, onPage }: { page: number; rows: User[] | undefined; onPage: (page: number) => void }) {
  const more = rows?.length === usersPerPage
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
