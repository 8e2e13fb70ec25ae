import type { ReactNode } from 'react'
import { cx } from '../cx'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  disabled?: boolean
  className?: string
}

/** Turns something on at once, without a save button. */
export function Switch({ checked, onChange, children, disabled, className }: SwitchProps) {
  return (
    <label
      className={cx(
        'inline-flex cursor-pointer items-center gap-3 text-[13px] text-ink-2 select-none pointer-coarse:min-h-11',
        className,
      )}
    >
      <span>{children}</span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full bg-field transition-colors checked:bg-primary disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-[3px] left-[3px] size-[18px] rounded-full bg-surface shadow-sm transition-transform peer-checked:translate-x-4"
        />
      </span>
    </label>
  )
}
