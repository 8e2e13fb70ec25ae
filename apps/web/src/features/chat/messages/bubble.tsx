import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'

const looks = {
  assistant: 'self-start rounded-bl-sm bg-sunken',
  user: 'self-end rounded-br-sm bg-primary text-primary-ink whitespace-pre-wrap',
  error: 'self-start rounded-bl-sm bg-bad-soft text-bad',
}

/** One message. */
export function Bubble({ from = 'assistant', children }: { from?: keyof typeof looks; children: ReactNode }) {
  return (
    <div className={cx('max-w-[92%] min-w-0 rounded-xl px-3.5 py-2.5 wrap-anywhere', looks[from])}>
      {children}
    </div>
  )
}
