import type { Case } from '@lavra/contracts/cases'
import { caseStatus, labelOf } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { daysUntil, formatDate, formatNumber, isoDate, plural, today } from '../../core/format/format'
import { useLoggedFailure } from '../../core/use-logged-failure'
import { Badge, type Tone } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { Card, CardHeader } from '../../ui/layout/card'
import { cx } from '../../ui/cx'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { caseQueries, dueDays, isSoon } from '../cases/queries'

/** Rows on the home; the rest is one press away, in Processos. */
const shown = 6

/**
 * Cases whose next deadline has passed or comes within fifteen days, nearest first; none of them is ever left
 * out unsaid.
 */
export function UpcomingDeadlines() {
  const found = useQuery(caseQueries.deadlines(isoDate(today(dueDays)), shown))
  const late = useQuery(caseQueries.deadlines(isoDate(today(-1)), 1))
  useLoggedFailure('the next deadlines could not be loaded', found.error ?? late.error)
  const failed = (found.isError && !found.data) || (late.isError && !late.data)
  const retry = () => void Promise.all([found.refetch(), late.refetch()])
  const overdue = late.data?.total ?? 0
  const total = found.data?.total ?? 0
  return (
    <Card>
      <CardHeader
        title="Próximos prazos"
        aside={overdue > 0 && <Badge tone="bad">{plural(overdue, 'vencido', 'vencidos')}</Badge>}
      />
      {failed && (
        <LoadFailure retry={retry} className="m-4">
          Não foi possível carregar os prazos.
        </LoadFailure>
      )}
      {found.isPending && <SkeletonRows />}
      {found.data && !failed && total === 0 && (
        <EmptyState
          icon={<CalendarClock aria-hidden />}
          title="Nenhum prazo próximo encontrado"
          className="py-9"
        />
      )}
      {found.data && total > 0 && (
        <ul aria-label="Próximos prazos" className="divide-y divide-line">
          {found.data.cases.map((item) => (
            <li key={item.id}>
              {item.next_deadline && <DeadlineRow item={item} date={item.next_deadline} />}
            </li>
          ))}
        </ul>
      )}
      {total > shown && (
        <div className="border-t border-line px-3 py-2">
          <ButtonLink variant="ghost" size="sm" to={`/cases?due=${dueDays}`}>
            Mostrar todos os {formatNumber(total)} prazos
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function DeadlineRow({ item, date }: { item: Case; date: string }) {
  const [label, tone] = nearness(daysUntil(date))
  return (
    <Link
      to={`/cases/${item.id}`}
      className={cx(
        'grid grid-cols-[46px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 px-5 py-3 -outline-offset-2 transition-colors hover:bg-sunken/60',
        'max-sm:px-4 sm:grid-cols-[46px_minmax(0,1fr)_auto]',
      )}
    >
      <DayTile date={date} late={tone === 'bad'} />
      <span className="min-w-0">
        <span className="block font-[550] wrap-anywhere sm:truncate">{item.title}</span>
        <span className="block text-[13px] wrap-anywhere text-ink-3 sm:truncate">
          <span className="sr-only">{formatDate(date)}, </span>
          <span className="max-sm:block">{item.case_number}</span>
          <span className="max-sm:hidden"> · </span>
          {item.case_type}
          {(item.status === 'closed' || item.status === 'archived') && (
            <span className="font-[550]"> · {labelOf(caseStatus, item.status)}</span>
          )}
        </span>
      </span>
      <Badge tone={tone} className="max-sm:col-start-2 max-sm:justify-self-start">
        {label}
      </Badge>
    </Link>
  )
}

/** A leaf of a calendar: the month above, the day below. */
function DayTile({ date, late }: { date: string; late: boolean }) {
  const month = new Date(`${date}T12:00:00`).toLocaleDateString('pt-BR', { month: 'short' }).replace('.', '')
  return (
    <span aria-hidden className="w-[46px] shrink-0 overflow-hidden rounded-lg border border-line text-center">
      <span
        className={cx(
          'block text-[10px] leading-4 font-semibold tracking-wide uppercase',
          late ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-2',
        )}
      >
        {month}
      </span>
      <span className="block font-serif text-lg leading-[26px] font-semibold">{date.slice(8)}</span>
    </span>
  )
}

function nearness(left: number): [string, Tone] {
  if (left < 0) return [left === -1 ? 'venceu ontem' : `venceu há ${-left} dias`, 'bad']
  if (left === 0) return ['hoje', 'bad']
  return [left === 1 ? 'amanhã' : `em ${left} dias`, isSoon(left) ? 'warn' : 'neutral']
}

function SkeletonRows() {
  return (
    <Loading className="space-y-4 p-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-lg" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
