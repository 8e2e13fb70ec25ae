import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad'

const tones = {
  info: { look: 'bg-primary-soft text-primary', Icon: Info },
  ok: { look: 'bg-ok-soft text-ok', Icon: CircleCheck },
  warn: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  bad: { look: 'bg-bad-soft text-bad', Icon: CircleAlert },
} as const

/** A sentence that stays on the page; errors are read aloud at once. */
export function Notice({
  tone = 'info',
  action,
  className,
  children,
}: {
  tone?: NoticeTone
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { look, Icon } = tones[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-control px-4 py-3', look, className)}
    >
      <Icon aria-hidden className="mt-px size-[18px] shrink-0" />
      <div className="min-w-0 flex-1 font-[550]">{children}</div>
      {action}
    </div>
  )
}
