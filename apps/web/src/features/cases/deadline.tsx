import type { Case } from '@lavra/contracts/cases'
import { CalendarDays } from 'lucide-react'
import { daysUntil, formatDate } from '../../core/format/format'
import { cx } from '../../ui/cx'
import { isSoon } from './queries'

/** How near a deadline of an open case is: `late`, `soon` within a week, or `far`. */
export function urgencyOf(
  { next_deadline, status }: Pick<Case, 'next_deadline' | 'status'>,
  today = new Date(),
): 'late' | 'soon' | 'far' {
  if (!next_deadline || status === 'closed' || status === 'archived') return 'far'
  const days = daysUntil(next_deadline, today)
  if (days < 0) return 'late'
  return isSoon(days) ? 'soon' : 'far'
}

const look = { late: 'text-bad font-[550]', soon: 'text-warn font-[550]', far: 'text-ink-3' } as const

/** The next deadline with a calendar; red once it has passed, amber within a week. */
export function Deadline({ item }: { item: Pick<Case, 'next_deadline' | 'status'> }) {
  const urgency = urgencyOf(item)
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-[13px] whitespace-nowrap', look[urgency])}>
      <CalendarDays aria-hidden className="size-4" />
      <span className="sr-only">{urgency === 'late' ? 'Prazo vencido em ' : 'Próximo prazo: '}</span>
      {item.next_deadline ? formatDate(item.next_deadline) : <span>—</span>}
    </span>
  )
}
