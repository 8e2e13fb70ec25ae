import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from './cx'
import { Spinner } from './feedback/spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-primary-ink hover:border-primary-hover hover:bg-primary-hover',
  secondary: 'border-line bg-surface text-ink hover:border-field hover:bg-sunken',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-bad bg-bad text-bad-ink hover:border-bad-hover hover:bg-bad-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 px-3 text-[13px] pointer-coarse:h-11',
  md: 'h-10 gap-2 px-4 pointer-coarse:h-11',
  lg: 'h-12 gap-2.5 px-6 text-[15px]',
}

function look({ variant = 'secondary', size = 'md' }: Look, className?: string): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control border font-[550] whitespace-nowrap transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-55 [&_svg]:size-[18px] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )
}

/** `pending` disables it and shows that work is under way. */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { pending?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look & { className?: string }) {
  return <Link className={look({ variant, size }, className)} {...rest} />
}
