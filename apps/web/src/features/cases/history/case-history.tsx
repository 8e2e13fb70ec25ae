import type { HistoryEvent } from '@lavra/contracts/audit'
import { auditEntity } from '@lavra/contracts/labels'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ContactRound, FileText, Files, History, Scale, Users, type LucideIcon } from 'lucide-react'
import { formatDateTime, formatNumber, plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card, CardHeader } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { documentQueries } from '../../documents/queries'
import { changesOf, deedOf, nameIn, type Names } from './history-words'
import { useLawyers } from '../lawyers/lawyers'
import { caseQueries } from '../queries'

/** Histórico: what really happened to a case, from the audit trail, newest first. */
export function CaseHistory({ caseId }: { caseId: string }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    caseQueries.history(caseId),
  )
  const known = useKnownNames(caseId)
  const { nameOf } = useLawyers()
  if (!data)
    return isError ? <LoadFailure retry={() => void refetch()}>{unread}</LoadFailure> : <HistorySkeleton />
  const events = data.pages.flatMap((page) => page.events)
  const total = data.pages[0]?.total ?? 0
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState icon={<History aria-hidden />} title="Nada registrado ainda">
          Alterações no processo, nas partes, nos documentos e nas petições aparecem aqui.
        </EmptyState>
      </Card>
    )
  }
  const names = new Map([...known, ...namesIn(events)])
  return (
    <Card>
      <CardHeader
        title="Histórico"
        description="O que aconteceu neste processo, segundo a trilha de auditoria"
        aside={<span className="text-[13px] text-ink-3">{plural(total, 'registro', 'registros')}</span>}
      />
      <ol aria-label="Histórico" className="divide-y divide-line">
        {events.map((event) => (
          <Event key={event.id} event={event} names={names} nameOf={nameOf} />
        ))}
      </ol>
      {isError && <LoadFailure retry={() => void fetchNextPage()}>{unread}</LoadFailure>}
      {hasNextPage && (
        <div className="flex flex-col items-center gap-2 border-t border-line px-5 py-4">
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Carregar mais
          </Button>
          <p role="status" className="text-[13px] text-ink-3">
            Mostrando {formatNumber(events.length)} de {formatNumber(total)}
          </p>
        </div>
      )}
    </Card>
  )
}

/**
 * A change tells no name, and what made its subject may stand on a page not yet loaded; what is gone since
 * was named when it went.
 */
function useKnownNames(caseId: string): (readonly [string, string])[] {
  const { data: documents = [] } = useQuery(documentQueries.ofCase(caseId))
  const { data: item } = useQuery({ ...caseQueries.one(caseId), enabled: false })
  return [
    ...documents.map(({ id, title }) => [id, title] as const),
    ...(item?.parties ?? []).map(({ id, name }) => [id, name] as const),
  ]
}

function namesIn(events: readonly HistoryEvent[]): Names {
  return new Map(
    events.flatMap((event) => {
      const name = nameIn(event)
      return event.entity_id && name ? [[event.entity_id, name] as const] : []
    }),
  )
}

const icons: Partial<Record<HistoryEvent['entity_type'], LucideIcon>> = {
  case: Scale,
  party: Users,
  document: Files,
  contact: ContactRound,
  petition: FileText,
}

function Event({
  event,
  names,
  nameOf,
}: {
  event: HistoryEvent
  names: Names
  nameOf: (lawyer: string) => string
}) {
  const Icon = icons[event.entity_type] ?? History
  const changes = changesOf(event, nameOf)
  return (
    <li className="flex gap-4 px-5 py-3.5 max-sm:gap-3 max-sm:px-4">
      <span
        title={auditEntity[event.entity_type]}
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-3"
      >
        <Icon aria-hidden className="size-[17px]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-[550]">{event.actor_name ?? 'O sistema'}</span>
          {event.actor_username && <span className="text-ink-3"> (usuário {event.actor_username})</span>}{' '}
          {deedOf(event, names)}
        </p>
        <p className="text-[13px] text-ink-3">
          <time dateTime={event.at}>{formatDateTime(event.at)}</time>
        </p>
        {changes.length > 0 && (
          <dl className="mt-2 space-y-1.5 text-[13px]">
            {changes.map(({ label, before, after }) => (
              <div key={label} className="grid gap-x-3 sm:grid-cols-[150px_minmax(0,1fr)]">
                <dt className="text-ink-3">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  <span className="sr-only">de </span>
                  <del className="text-ink-3 no-underline">{clipped(before)}</del>
                  <span aria-hidden> → </span>
                  <span className="sr-only"> para </span>
                  <ins className="no-underline">{clipped(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

/** A long description would push everything else out of sight. */
const longest = 280
const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)

const unread = 'Não foi possível carregar o histórico.'

function HistorySkeleton() {
  return (
    <Loading label="Carregando histórico…">
      <Card className="space-y-5 p-5">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-9" />
        ))}
      </Card>
    </Loading>
  )
}
