import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { controlClass, useFieldControl } from './field'

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest)
  return (
    <textarea
      {...control}
      rows={rows}
      className={cx(controlClass, 'py-2.5 leading-[22px]', className)}
      {...rest}
    />
  )
}
