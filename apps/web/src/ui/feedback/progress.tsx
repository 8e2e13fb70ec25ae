import { cx } from '../cx'

/** How far something is, 0 to 100. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-2 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-linear-to-r from-primary to-accent transition-[width] duration-500"
        style={{ width: `${shown}%` }}
      />
    </div>
  )
}
