import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { foldText } from '../../core/format/format'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { Input } from '../form/input'
import { LoadFailure } from '../feedback/load-failure'
import { Spinner } from '../feedback/spinner'

export interface ComboboxOption {
  value: string
  label: string
  /** A quieter second line. */
  hint?: string
  /** Does something instead of being one of what was found. */
  action?: boolean
}

interface ComboboxProps {
  value: string
  onText: (text: string) => void
  onPick: (option: ComboboxOption) => void
  options: readonly ComboboxOption[]
  /** Said where no option fits. */
  empty: string
  loading?: boolean
  /** The options could not be loaded; this tries again. */
  retry?: (() => void) | undefined
  /** Shows a button that empties it. */
  onClear?: () => void
  clearLabel?: string
  placeholder?: string
  icon?: ReactNode
  /** Enter takes the only option that holds what was typed; not where any text may stay as it is. */
  picksOnly?: boolean
  maxLength?: number
  autoFocus?: boolean
  'aria-label'?: string
}

/** How long the list outlives the focus, so that a press on it still counts (spec.md section 9). */
const lingering = 200

/** A text with suggestions under it: type to narrow, arrows and Enter or a press to choose. */
export function Combobox({
  onText,
  onPick,
  options,
  empty,
  loading = false,
  retry,
  onClear,
  clearLabel = 'Limpar',
  picksOnly = false,
  ...input
}: ComboboxProps) {
  const listId = useId()
  const list = useOptionList(
    options,
    onPick,
    picksOnly && !loading ? onlyOption(options, input.value) : undefined,
  )
  const clear = onClear && input.value !== '' && (
    <IconButton label={clearLabel} className="size-8 pointer-coarse:size-11" onClick={onClear}>
      <X aria-hidden />
    </IconButton>
  )
  return (
    <div className="relative">
      <Input
        {...input}
        role="combobox"
        aria-expanded={list.open}
        aria-controls={list.open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={list.open && list.active >= 0 ? `${listId}-${list.active}` : undefined}
        autoComplete="off"
        trailing={loading ? <Spinner className="mr-2.5 text-ink-3" /> : clear || null}
        onFocus={list.show}
        onClick={list.show}
        onBlur={list.leave}
        onKeyDown={list.onKeyDown}
        onChange={(event) => {
          onText(event.target.value)
          list.restart()
        }}
      />
      {list.open && (
        <Options {...{ options, loading, empty, retry }} id={listId} active={list.active} pick={list.pick} />
      )}
    </div>
  )
}

/**
 * The one option there is to choose, if it holds what was typed: the options may still be those of an earlier
 * text.
 */
function onlyOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const found = options.filter(({ action }) => !action)
  const only = found.length < 2 ? (found[0] ?? options[0]) : undefined
  const wanted = foldText(typed.trim())
  return wanted && only && foldText(only.label).includes(wanted) ? only : undefined
}

/** Whether the list is open, which option is lit, and what keys do to both. */
function useOptionList(
  options: readonly ComboboxOption[],
  onPick: (option: ComboboxOption) => void,
  only?: ComboboxOption,
) {
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState(-1)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const active = Math.min(lit, options.length - 1)
  useEscape(open, () => setOpen(false))
  useEffect(() => () => clearTimeout(leaving.current), [])

  function show(): void {
    clearTimeout(leaving.current)
    setOpen(true)
  }

  function pick(option: ComboboxOption): void {
    onPick(option)
    setOpen(false)
    setLit(-1)
  }

  function move(step: 1 | -1): void {
    if (!open) return show()
    const from = active < 0 && step < 0 ? 0 : active
    if (options.length > 0) setLit((from + step + options.length) % options.length)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = open ? (options[active] ?? only) : undefined
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }

  return {
    open,
    active,
    show,
    pick,
    onKeyDown,
    leave: () => {
      leaving.current = setTimeout(() => setOpen(false), lingering)
    },
    /** The text has changed: what was lit may be another option now. */
    restart: () => {
      setLit(-1)
      show()
    },
  }
}

interface OptionsProps {
  id: string
  options: readonly ComboboxOption[]
  active: number
  loading: boolean
  empty: string
  retry: (() => void) | undefined
  pick: (option: ComboboxOption) => void
}

function Options({ id, options, active, loading, empty, retry, pick }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 animate-rise overflow-hidden rounded-card border border-line bg-surface shadow-float">
      {retry && !loading && (
        <div onMouseDown={(event) => event.preventDefault()}>
          <LoadFailure retry={retry} className="m-1.5">
            Não foi possível carregar as sugestões.
          </LoadFailure>
        </div>
      )}
      {options.every(({ action }) => action) && (loading || !retry) && (
        <p role="status" className="px-4 py-3 text-ink-2">
          {loading ? 'Buscando…' : empty}
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label="Sugestões"
        className={cx('max-h-64 overflow-y-auto', options.length > 0 && 'p-1.5')}
      >
        {options.map((option, place) => (
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className={cx(
              'flex min-h-10 cursor-pointer flex-col justify-center rounded-lg px-3 py-1.5 pointer-coarse:min-h-11',
              place === active ? 'bg-primary-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="truncate">{option.label}</span>
            {option.hint && <span className="truncate text-[13px] text-ink-3">{option.hint}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Escape closes the list only: heard before the window around it hears the key. */
function useEscape(active: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [active])
}
