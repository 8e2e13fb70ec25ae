import { cx } from '../cx'

/** The place something will take once it is loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-md bg-line/70', className)} />
}

/** A loading block that says so to those who cannot see it. */
export function Loading({
  label = 'Carregando…',
  className,
  children,
}: {
  label?: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
