import { AlertDialog as Radix } from 'radix-ui'
import { Button } from '../button'
import { useReturnFocus } from './return-focus'

export interface AlertProps {
  /** The sentence; nothing is shown without one. */
  text: string | null
  /** A second, quieter sentence: why. */
  detail?: string | null
  onClose: () => void
  /** Where the keyboard goes on afterwards; where it was, unless told. */
  focusAfter?: () => HTMLElement | null
}

export function AlertWindow({ text, onClose, ...box }: AlertProps) {
  return (
    <Radix.Root open={text !== null} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 flex animate-fade items-end justify-center bg-overlay p-4 sm:items-center">
          <AlertBox text={text} {...box} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Rendered only while there is something to say. */
function AlertBox({ text, detail, focusAfter }: Omit<AlertProps, 'onClose'>) {
  const { onCloseAutoFocus } = useReturnFocus()

  function giveBack(event: Event): void {
    onCloseAutoFocus(event)
    focusAfter?.()?.focus()
  }

  return (
    <Radix.Content
      {...(detail ? {} : { 'aria-describedby': undefined })}
      onCloseAutoFocus={giveBack}
      className="max-h-full w-full max-w-md animate-rise overflow-y-auto rounded-2xl border border-line bg-surface p-6 shadow-float outline-none"
    >
      <Radix.Title className="text-lg/7">{text}</Radix.Title>
      {detail && <Radix.Description className="mt-2 text-ink-2">{detail}</Radix.Description>}
      <div className="mt-6 flex justify-end">
        {/* Radix gives an alert's focus to its Cancel button only. */}
        <Radix.Cancel asChild>
          <Button variant="primary">Entendi</Button>
        </Radix.Cancel>
      </div>
    </Radix.Content>
  )
}
