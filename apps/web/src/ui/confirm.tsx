import { AlertDialog as Radix } from 'radix-ui'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from './button'
import { useReturnFocus } from './return-focus'

export interface Question {
  title: string
  text?: ReactNode
  /** The button that goes ahead: a verb. */
  confirm: string
  cancel?: string
  danger?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** Asks before something that cannot be undone: `if (await confirm({ … })) remove()`. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm outside of ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<((agreed: boolean) => void) | null>(null)

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  function settle(agreed: boolean): void {
    answer.current?.(agreed)
    answer.current = null
    setOpen(false)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      <Radix.Root open={open} onOpenChange={(next) => !next && settle(false)}>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-50 flex animate-fade items-end justify-center bg-overlay p-4 sm:items-center">
            {question && <ConfirmBox question={question} settle={settle} />}
          </Radix.Overlay>
        </Radix.Portal>
      </Radix.Root>
    </ConfirmContext>
  )
}

function ConfirmBox({ question, settle }: { question: Question; settle: (agreed: boolean) => void }) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Content
      {...returnFocus}
      {...(question.text ? {} : { 'aria-describedby': undefined })}
      className="w-full max-w-md animate-rise rounded-2xl border border-line bg-surface p-6 shadow-float outline-none"
    >
      <Radix.Title className="text-xl/7">{question.title}</Radix.Title>
      {question.text && <Radix.Description className="mt-2 text-ink-2">{question.text}</Radix.Description>}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Radix.Cancel asChild>
          <Button>{question.cancel ?? 'Cancelar'}</Button>
        </Radix.Cancel>
        <Button variant={question.danger ? 'danger' : 'primary'} onClick={() => settle(true)}>
          {question.confirm}
        </Button>
      </div>
    </Radix.Content>
  )
}
