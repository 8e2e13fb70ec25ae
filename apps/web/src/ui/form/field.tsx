import { createContext, use, useId, type ReactNode } from 'react'
import { cx } from '../cx'

interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldControl | null>(null)

/** What a control takes from the field it stands in: its id, its description and whether it is wrong. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string } = {}) {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

interface FieldProps {
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  /** Beside the label: a link, a badge. */
  aside?: ReactNode
  /** Keeps the label for those who hear the page only. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label, control, hint and error, wired together for everyone. */
export function Field({
  label,
  error,
  hint,
  required = false,
  aside,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-[550]">
          {label}
          {required && (
            <span aria-hidden className="ml-0.5 text-bad">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: error !== undefined, required }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[13px] font-[550] text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** The look that every control of a form shares. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-field bg-surface px-3 text-ink text-ellipsis transition-shadow placeholder:text-ink-3 ' +
  'hover:border-ink-3 focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad aria-invalid:outline-bad disabled:bg-sunken disabled:text-ink-3 max-sm:text-base'
