import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cx } from '../cx'

interface DisclosureProps {
  title: ReactNode
  hint?: ReactNode
  defaultOpen?: boolean
  /** Opens it whatever was chosen: something inside needs attention. */
  forceOpen?: boolean
  className?: string
  children: ReactNode
}

/** A section that can be folded away; the browser's own, so it is found by "find in page" too. */
export function Disclosure({
  title,
  hint,
  defaultOpen = false,
  forceOpen = false,
  className,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <details
      open={open || forceOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={cx('group/fold', className)}
    >
      <summary className="flex min-h-10 list-none items-center gap-2 rounded-lg font-[550] pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform group-open/fold:rotate-90"
        />
        <span>{title}</span>
        {hint && <span className="text-[13px] font-normal text-ink-3">{hint}</span>}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
