import { cx } from './cx'

/** Initials in a circle; the name beside it says who. */
export function Avatar({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full bg-[#2c4467] text-[13px] font-semibold text-white',
        className,
      )}
    >
      {initials}
    </span>
  )
}
