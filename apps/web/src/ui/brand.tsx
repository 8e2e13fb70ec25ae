import { useId } from 'react'
import { cx } from './cx'

/** The mark: an L whose second stroke is a pen. */
export function BrandMark({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('size-[30px] shrink-0', className)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c99f5c" />
          <stop offset="1" stopColor="#8e6427" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="8" fill={`url(#${id})`} />
      <path
        d="M11 7v15.5h11"
        fill="none"
        stroke="#15243a"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M15 17.5 22.5 8" fill="none" stroke="#15243a" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

/** Mark and name. */
export function Brand({ compact = false, className }: { compact?: boolean; className?: string }) {
  return (
    <span
      className={cx('inline-flex items-center gap-2.5 font-serif text-[22px]/none font-semibold', className)}
    >
      <BrandMark />
      <span className={compact ? 'sr-only' : undefined}>Lavra</span>
    </span>
  )
}
