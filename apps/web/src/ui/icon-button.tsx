import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does; read aloud and shown on hover. */
  label: string
  children: ReactNode
  outlined?: boolean
  danger?: boolean
}

/** A square button of one icon. */
export function IconButton({
  label,
  outlined = false,
  danger = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-10 shrink-0 place-items-center rounded-control border text-ink-2 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11',
        'disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-[18px]',
        outlined ? 'border-line bg-surface hover:border-field' : 'border-transparent',
        danger && 'hover:bg-bad-soft hover:text-bad',
        className,
      )}
      {...rest}
    />
  )
}
