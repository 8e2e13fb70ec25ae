import type { ComponentProps } from 'react'
import { cx } from '../cx'

/** A table that scrolls sideways by itself where it does not fit. `label` names it. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-t-card">
      <table className={cx('w-full border-collapse text-left tabular-nums', className)} {...rest} />
    </div>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cx(
        'border-b border-line bg-sunken px-3 py-2.5 text-xs first:pl-5 last:pr-5 sm:px-5 font-semibold tracking-wide whitespace-nowrap text-ink-2',
        className,
      )}
      {...rest}
    />
  )
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return (
    <td
      className={cx('border-b border-line px-3 py-3 align-middle first:pl-5 last:pr-5 sm:px-5', className)}
      {...rest}
    />
  )
}
