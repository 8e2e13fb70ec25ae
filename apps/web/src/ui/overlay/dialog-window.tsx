import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { useReturnFocus } from './return-focus'

/** `full` takes nearly all of the window; what it holds fills it and scrolls by itself. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

const sizes: Record<DialogSize, string> = {
  sm: 'max-w-md',
  md: 'max-w-xl',
  lg: 'max-w-3xl',
  xl: 'max-w-5xl',
  full: 'h-[92dvh] max-w-6xl',
}

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
  /** The row of buttons; stays in sight while the body scrolls. */
  footer?: ReactNode
  /** False while something would be lost by a click beside it. */
  dismissible?: boolean
  children?: ReactNode
}

/** On a phone it is a sheet from below. */
export function DialogWindow({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 flex animate-fade items-end justify-center bg-overlay sm:items-center sm:p-6">
          <Content {...content} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Rendered only while it is open. */
function Content({
  title,
  description,
  size = 'md',
  footer,
  dismissible = true,
  children,
}: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Content
      {...returnFocus}
      {...(description ? {} : { 'aria-describedby': undefined })}
      onPointerDownOutside={(event) => !dismissible && event.preventDefault()}
      className={cx(
        'flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-t-2xl border border-line bg-surface shadow-float outline-none sm:rounded-2xl',
        sizes[size],
      )}
    >
      <header className="flex items-start gap-4 border-b border-line py-4 pr-3 pl-5 sm:pl-6">
        <div className="min-w-0 flex-1 py-1.5">
          <Radix.Title className="line-clamp-3 text-xl/7">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 line-clamp-6 text-ink-2">{description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label="Fechar">
            <X aria-hidden />
          </IconButton>
        </Radix.Close>
      </header>
      <div
        className={cx(
          'min-h-0 flex-1',
          size === 'full' ? 'flex flex-col' : 'overflow-y-auto px-5 py-5 sm:px-6',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line bg-surface px-5 py-4 sm:px-6">
          {footer}
        </footer>
      )}
    </Radix.Content>
  )
}
