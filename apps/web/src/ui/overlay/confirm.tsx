import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import type { Question } from './confirm-window'
import { onDemand, useHasBeenOpen } from '../on-demand'

type Ask = (question: Question) => Promise<boolean>

const ConfirmWindow = onDemand(() => import('./confirm-window').then((part) => part.ConfirmWindow))
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
  const asked = useHasBeenOpen(open)
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
      {asked && <ConfirmWindow open={open} question={question} settle={settle} />}
    </ConfirmContext>
  )
}
