import type { Case } from '@lavra/contracts/cases'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { daysUntil, isoDate } from '../../core/format'
import { Badge, type Tone } from '../../ui/badge'
import { Card, CardHeader } from '../../ui/card'
import { cx } from '../../ui/cx'
import { EmptyState } from '../../ui/empty-state'
import { Loading, Skeleton } from '../../ui/skeleton'
import { caseQueries } from '../cases/queries'

const days = 15
const shown = 6

/** Active cases whose next deadline has passed or comes within fifteen days, nearest first. */
export function UpcomingDeadlines() {
  const until = new Date()
  until.setDate(until.getDate() + days)
  const found = useQuery(caseQueries.deadlines(isoDate(until), shown))
  const cases = found.data?.cases ?? []
  return (
    <Card>
      <CardHeader title="Próximos prazos" />
      {found.isPending && <SkeletonRows />}
      {!found.isPending && cases.length === 0 && (
        <EmptyState icon={<CalendarClock aria-hidden />} title="Nenhum prazo próximo encontrado" className="py-9" />
      )}
      <ul className="divide-y divide-line">
        {cases.map((item) => (
          <li key={item.id}>{item.next_deadline && <DeadlineRow item={item} date={item.next_deadline} />}</li>
        ))}
      </ul>
    </Card>
  )
}

function DeadlineRow({ item, date }: { item: Case; date: string }) {
  const [label, tone] = nearness(daysUntil(date))
  return (
    <Link to={`/cases/${item.id}`} className="flex items-center gap-3.5 px-5 py-3 -outline-offset-2 transition-colors hover:bg-sunken/60">
      <DayTile date={date} late={tone === 'bad'} />
      <span className="min-w-0 flex-1">
        <span className="block font-[550] sm:truncate">{item.title}</span>
        <span className="block text-[13px] text-ink-3 sm:truncate">
          {item.case_number} · {item.case_type}
        </span>
      </span>
      <Badge tone={tone}>{label}</Badge>
    </Link>
  )
}

/** A leaf of a calendar: the month above, the day below. */
function DayTile({ date, late }: { date: string; late: boolean }) {
  const month = new Date(`${date}T12:00:00`).toLocaleDateString('pt-BR', { month: 'short' }).replace('.', '')
  return (
    <span aria-hidden className="w-[46px] shrink-0 overflow-hidden rounded-lg border border-line text-center">
      <span
        className={cx('block text-[10px] leading-4 font-semibold tracking-wide uppercase', late ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-2')}
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
  return [left === 1 ? 'amanhã' : `em ${left} dias`, left <= 7 ? 'warn' : 'neutral']
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
