import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { controlClass, useFieldControl } from './field'

interface SelectProps extends ComponentProps<'select'> {
  /** Wire value to label, in the order shown. */
  options?: Readonly<Record<string, string>>
  /** Said first, with an empty value. */
  placeholder?: string
}

/** The browser's own select: it works with every keyboard, screen reader and phone. */
export function Select({ className, options, placeholder, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className="relative block w-full min-w-0">
      <select
        {...control}
        className={cx(controlClass, 'h-10 appearance-none pr-9 pointer-coarse:h-11', className)}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options &&
          Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
