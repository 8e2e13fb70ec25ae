import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'

/** A real check box with its label; the whole row can be pressed. */
export function Checkbox({
  children,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label
      className={cx(
        'inline-flex cursor-pointer items-center gap-2.5 select-none pointer-coarse:min-h-11',
        className,
      )}
    >
      <span className="relative grid size-[18px] shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-[18px] cursor-pointer appearance-none rounded-[5px] border border-field bg-surface checked:border-primary checked:bg-primary hover:border-ink-3 disabled:opacity-50"
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-3 text-primary-ink peer-checked:block"
        />
      </span>
      <span>{children}</span>
    </label>
  )
}
