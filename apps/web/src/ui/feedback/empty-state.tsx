import type { ReactNode } from 'react'
import { cx } from '../cx'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** What stands where nothing is yet, and what to do about it. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-6 py-12 text-center', className)}>
      {icon && (
        <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-ink-3 [&_svg]:size-6">
          {icon}
        </span>
      )}
      <div className="font-serif text-[17px]/6 font-semibold">{title}</div>
      {children && <div className="mt-1.5 max-w-md text-ink-2">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}
