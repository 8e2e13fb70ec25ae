import type { Case } from '@lavra/contracts/cases'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { daysUntil, formatDate, formatNumber, isoDate, plural, today } from '../../core/format'
import { useLoggedFailure } from '../../core/use-logged-failure'
import { Badge, type Tone } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/card'
import { cx } from '../../ui/cx'
import { EmptyState } from '../../ui/empty-state'
import { Loading, Skeleton } from '../../ui/skeleton'
import { caseQueries } from '../cases/queries'

const days = 15
/** Rows before somebody asks for the rest, and rows there are to ask for. */
const shown = 6
const loaded = 100

/** Running cases whose next deadline has passed or comes within fifteen days, nearest first; none of them is ever left out unsaid. */
export function UpcomingDeadlines() {
  const found = useQuery(caseQueries.deadlines(isoDate(today(days)), loaded))
  useLoggedFailure('the next deadlines could not be loaded', found.error)
  const [all, setAll] = useState(false)
  const cases = found.data?.cases ?? []
  return (
    <Card>
      <CardHeader title="Próximos prazos" aside={found.data && <Overdue cases={found.data.cases} />} />
      {found.isPending && <SkeletonRows />}
      {!found.isPending && cases.length === 0 && (
        <EmptyState icon={<CalendarClock aria-hidden />} title="Nenhum prazo próximo encontrado" className="py-9" />
      )}
      {cases.length > 0 && (
        <ul aria-label="Próximos prazos" className="divide-y divide-line">
          {cases.slice(0, all ? loaded : shown).map((item) => (
            <li key={item.id}>{item.next_deadline && <DeadlineRow item={item} date={item.next_deadline} />}</li>
          ))}
        </ul>
      )}
      {found.data && found.data.total > shown && <More total={found.data.total} all={all} onToggle={() => setAll(!all)} />}
    </Card>
  )
}

function Overdue({ cases }: { cases: readonly Case[] }) {
  const late = cases.filter(({ next_deadline }) => next_deadline && daysUntil(next_deadline) < 0).length
  return late > 0 && <Badge tone="bad">{plural(late, 'vencido', 'vencidos')}</Badge>
}

function More({ total, all, onToggle }: { total: number; all: boolean; onToggle: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2">
      <Button variant="ghost" size="sm" aria-expanded={all} onClick={onToggle}>
        {all ? 'Mostrar menos' : `Mostrar todos os ${formatNumber(total)} prazos`}
      </Button>
      {all && total > loaded && <p className="px-2 text-[13px] text-ink-3">Os {loaded} primeiros; os demais estão em Processos.</p>}
    </div>
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
        <span className="block font-[550] break-words sm:truncate">{item.title}</span>
        <span className="block text-[13px] text-ink-3 sm:truncate">
          <span className="sr-only">{formatDate(date)}, </span>
          <span className="max-sm:block">{item.case_number}</span>
          <span className="max-sm:hidden"> · </span>
          {item.case_type}
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
