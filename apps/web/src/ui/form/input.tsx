import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { controlClass, useFieldControl } from './field'

interface InputProps extends ComponentProps<'input'> {
  /** An icon inside, at the start. */
  icon?: ReactNode
  /**
   * A button or key hint inside, at the end; null where one may come later, so that its coming does not
   * replace the control.
   */
  trailing?: ReactNode
}

export function Input({ className, icon, trailing, ...rest }: InputProps) {
  const control = useFieldControl(rest)
  const input = (
    <input
      {...control}
      className={cx(
        controlClass,
        'h-10 pointer-coarse:h-11',
        icon != null && 'pl-10',
        trailing != null && 'pr-11',
        className,
      )}
      {...rest}
    />
  )
  if (icon === undefined && trailing === undefined) return input
  return (
    <span className="relative block w-full">
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3 [&_svg]:size-[18px]">
          {icon}
        </span>
      )}
      {input}
      {trailing && <span className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</span>}
    </span>
  )
}
