import type { ReactNode } from 'react'
import { cx } from '../cx'

/** Terms and their values, side by side. */
export function DataList({
  items,
  className,
}: {
  items: readonly { term: string; value: ReactNode }[]
  className?: string
}) {
  return (
    <dl className={cx('grid grid-cols-[minmax(92px,auto)_minmax(0,1fr)] gap-x-4 gap-y-2.5', className)}>
      {items.map(({ term, value }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-[13px] text-ink-3">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
