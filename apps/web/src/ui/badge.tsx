import type { ReactNode } from 'react'
import { cx } from './cx'

export type Tone = 'neutral' | 'primary' | 'accent' | 'ok' | 'warn' | 'bad'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  primary: 'bg-primary-soft text-primary',
  accent: 'bg-accent-soft text-accent',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-[9px] py-[3px] text-xs font-[550] whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
