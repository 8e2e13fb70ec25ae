import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { useReturnFocus } from './return-focus'

export interface Question {
  title: string
  text?: ReactNode
  /** A line of its own below. */
  after?: string
  /** The button that goes ahead: a verb. */
  confirm: string
  cancel?: string
  danger?: boolean
  /** Another way to go ahead; `choose` is called before the question is answered with yes. */
  other?: { label: string; choose: () => void }
}

interface ConfirmWindowProps {
  open: boolean
  question: Question | null
  settle: (agreed: boolean) => void
}

export function ConfirmWindow({ open, question, settle }: ConfirmWindowProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && settle(false)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 flex animate-fade items-end justify-center bg-overlay p-4 sm:items-center">
          {question && <ConfirmBox question={question} settle={settle} />}
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

function ConfirmBox({ question, settle }: { question: Question; settle: (agreed: boolean) => void }) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Content
      {...returnFocus}
      {...(question.text ? {} : { 'aria-describedby': undefined })}
      className="max-h-full w-full max-w-md animate-rise overflow-y-auto rounded-2xl border border-line bg-surface p-6 shadow-float outline-none"
    >
      <Radix.Title className="text-xl/7">{question.title}</Radix.Title>
      {question.text && (
        <Radix.Description className="mt-2 wrap-anywhere text-ink-2">
          {question.text}
          {question.after && <span className="mt-2 block text-ink-3">{question.after}</span>}
        </Radix.Description>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Radix.Cancel asChild>
          <Button>{question.cancel ?? 'Cancelar'}</Button>
        </Radix.Cancel>
        {question.other && (
          <Button
            onClick={() => {
              question.other?.choose()
              settle(true)
            }}
          >
            {question.other.label}
          </Button>
        )}
        <Button variant={question.danger ? 'danger' : 'primary'} onClick={() => settle(true)}>
          {question.confirm}
        </Button>
      </div>
    </Radix.Content>
  )
}
