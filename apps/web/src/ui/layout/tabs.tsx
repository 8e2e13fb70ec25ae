import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx'

interface TabsProps<V extends string> {
  label: string
  tabs: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** Arrows only move the focus; Enter, Space or a press opens. For tabs that may refuse to be left. */
  manual?: boolean
  children: ReactNode
}

/** Tabs with their panels as children: `<TabPanel value="…">`. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  manual = false,
  children,
}: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) showActive(list.current)
  }, [value])
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as V)}
      activationMode={manual ? 'manual' : 'automatic'}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'relative inline-flex h-11 shrink-0 items-center gap-2 rounded-t-lg px-3.5 text-ink-2 transition-colors hover:text-ink -outline-offset-2',
              'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_var(--accent)]',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/**
 * On a phone the row of tabs is wider than the screen. Only the row moves: scrollIntoView would scroll the
 * page to it as well.
 */
function showActive(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[data-state="active"]')
  if (!tab) return
  const start = tab.offsetLeft - list.offsetLeft
  const end = start + tab.offsetWidth - list.clientWidth
  list.scrollLeft = Math.min(Math.max(list.scrollLeft, end), start)
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cx('rounded-card', className)} {...rest} />
}
