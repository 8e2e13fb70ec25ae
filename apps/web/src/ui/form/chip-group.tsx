import { cx } from '../cx'

interface ChipGroupProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  disabled?: boolean
  className?: string
}

/** One choice out of a few, all of them in sight: filters, profiles. */
export function ChipGroup<V extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  className,
}: ChipGroupProps<V>) {
  return (
    <div role="group" aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
          className={cx(
            'h-10 rounded-full border px-4 transition-colors disabled:opacity-60 pointer-coarse:h-11',
            option.value === value
              ? 'border-primary bg-primary-soft font-[550] text-primary'
              : 'border-line bg-surface hover:border-field hover:bg-sunken disabled:pointer-events-none',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
