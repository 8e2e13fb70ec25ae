import { personKind } from '@lavra/contracts/labels'
import type { DuePerson } from '@lavra/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate, plural } from '../../core/format/format'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/layout/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { duePerPage, privacyQueries, type Person } from './personal-data'
import { PersonalDataDialog } from './queries'

/** People whose period has passed; each is looked at by somebody, nothing goes by itself. */
export function DueCard() {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Person | null>(null)
  const { data, isError, refetch } = useQuery(privacyQueries.due(page))
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / duePerPage))
  if (data && page > pages) setPage(pages)
  if (isError && !data)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao carregar os prazos de guarda. Tente novamente.
      </LoadFailure>
    )
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="Prazo de guarda vencido"
        description="Pessoas cujo último processo foi encerrado há mais tempo que o prazo. Nada é apagado sozinho."
      />
      {!data && <Waiting />}
      {data?.total === 0 && (
        <EmptyState icon={<CalendarCheck aria-hidden />} title="Ninguém com o prazo vencido">
          Quando o prazo de alguém passar, o nome aparece aqui.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul aria-label="Pessoas com o prazo vencido" className="divide-y divide-line">
            {data.people.map((person) => (
              <Row key={`${person.kind} ${person.id}`} person={person} onOpen={() => setOpened(person)} />
            ))}
          </ul>
          <Pages page={page} pages={pages} total={data.total} onPage={setPage} />
        </>
      )}
      {opened && <PersonalDataDialog person={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

function Row({ person, onOpen }: { person: DuePerson; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <p className="font-[550] wrap-anywhere">{person.name}</p>
        <p className="text-[13px] text-ink-3">
          {personKind[person.kind]}, {plural(person.cases, 'processo', 'processos')}; o último foi encerrado
          em {formatDate(person.last_closed_at)} e o prazo acabou em {formatDate(person.due_at)}.
        </p>
      </div>
      <Button size="sm" onClick={onOpen}>
        Ver dados<span className="sr-only"> de {person.name}</span>
      </Button>
    </li>
  )
}

function Pages({
  page,
  pages,
  total,
  onPage,
}: {
  page: number
  pages: number
  total: number
  onPage: (page: number) => void
}) {
  return (
    <nav
      aria-label="Paginação"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3.5 text-[13px] text-ink-2"
    >
      <span>{plural(total, 'pessoa', 'pessoas')}</span>
      {pages > 1 && (
        <span className="flex items-center gap-3">
          <span aria-live="polite">
            Página {page} de {pages}
          </span>
          <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden /> Anterior
          </Button>
          <Button size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
            Próxima <ChevronRight aria-hidden />
          </Button>
        </span>
      )}
    </nav>
  )
}

function Waiting() {
  return (
    <Loading label="Carregando os prazos de guarda…" className="space-y-3 px-5 py-5">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
    </Loading>
  )
}
