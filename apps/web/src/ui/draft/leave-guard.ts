import { useCallback, useEffect, useId } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useConfirm } from '../overlay/confirm'
import type { Question } from '../overlay/confirm-window'

/** Asked before something typed is lost. */
export const discardQuestion: Question = {
  title: 'Descartar as alterações?',
  text: 'O que foi preenchido e ainda não foi salvo será perdido.',
  confirm: 'Descartar',
  cancel: 'Continuar editando',
  danger: true,
}

/** The guards that hold something unsaved now. */
const unsaved = new Set<string>()

/**
 * While `dirty`, leaving for another page asks first; closing the browser's tab asks in the browser's own
 * words. One at a time.
 */
export function useLeaveGuard(dirty: boolean): void {
  const confirm = useConfirm()
  const id = useId()
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
    [dirty],
  )
  const blocker = useBlocker(leaves)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm(discardQuestion).then((agreed) => (agreed ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(id)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, id])
}

/** For ways out that are no navigation, such as signing out: asks where something unsaved would be lost. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm()
  return useCallback(() => (unsaved.size > 0 ? confirm(discardQuestion) : Promise.resolve(true)), [confirm])
}
