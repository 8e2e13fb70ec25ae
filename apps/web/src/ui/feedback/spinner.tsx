import { LoaderCircle } from 'lucide-react'
import { cx } from '../cx'

/** Decorative: the words beside it, or `label`, say what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden className={cx('size-[18px] animate-spin', className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
