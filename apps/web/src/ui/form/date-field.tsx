import { messages } from '@lavra/contracts/base/messages'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { isCalendarDate, maskDate } from '../../core/format/masks'
import { Field } from './field'
import { IconButton } from '../icon-button'
import { MaskedInput } from './masked-input'

interface DateFieldProps {
  label: string
  name: string
  /** YYYY-MM-DD, or what has been typed of a date so far; empty without one. */
  value: string
  onText: (value: string) => void
  error?: string | undefined
  /** The last day that the calendar offers, YYYY-MM-DD. */
  max?: string
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** 31/12/2026 of a whole date; what has been typed so far as it is. */
const shownDate = (value: string): string => value.replace(isoDay, '$3/$2/$1')

/** The date that was typed or pasted, as YYYY-MM-DD once it is whole and exists. */
function typedDate(text: string): string {
  if (isCalendarDate(text.trim())) return text.trim()
  const shown = maskDate(text)
  const day = shown.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isCalendarDate(day) ? day : shown
}

/**
 * A date as Brazil writes it, dd/mm/aaaa in every browser: a native field would follow the browser's
 * language.
 */
export function DateField({ label, name, value, onText, error, max }: DateFieldProps) {
  const [left, setLeft] = useState(false)
  const doubt = left && value !== '' && !isCalendarDate(value) ? messages.date : undefined
  return (
    <Field label={label} error={error ?? doubt}>
      <MaskedInput
        name={name}
        value={shownDate(value)}
        mask={(typed) => typed}
        onText={(typed) => onText(typedDate(typed))}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        trailing={<Calendar value={isCalendarDate(value) ? value : ''} onPick={onText} max={max} />}
      />
    </Field>
  )
}

interface CalendarProps {
  value: string
  onPick: (day: string) => void
  max: string | undefined
}

/** The browser's own calendar, opened by a button; its field is never seen, heard or tabbed to. */
function Calendar({ value, onPick, max }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null)

  function open(): void {
    try {
      native.current?.showPicker()
    } catch {
      // Browsers without it, and frames that may not: the date is typed.
      native.current?.focus()
    }
  }

  return (
    <>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        min="1800-01-01"
        max={max ?? '9999-12-31'}
        value={value}
        onChange={({ target }) => onPick(target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
      />
      <IconButton label="Abrir calendário" className="size-8 pointer-coarse:size-11" onClick={open}>
        <CalendarDays aria-hidden />
      </IconButton>
    </>
  )
}
