import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'

/** A white surface on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-card border border-line bg-surface shadow-card', className)} {...rest} />
}

interface CardHeaderProps {
  title: ReactNode
  description?: ReactNode
  aside?: ReactNode
  className?: string
}

/** The titled top of a card. */
export function CardHeader({ title, description, aside, className }: CardHeaderProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-4',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 className="text-lg/6">{title}</h2>
        {description && <p className="mt-0.5 text-[13px] text-ink-3">{description}</p>}
      </div>
      {aside}
    </div>
  )
}
