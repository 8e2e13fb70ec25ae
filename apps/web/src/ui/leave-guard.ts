import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useConfirm, type Question } from './confirm'

/** Asked before something typed is lost. */
export const discardQuestion: Question = {
  title: 'Descartar as alterações?',
  text: 'O que foi preenchido e ainda não foi salvo será perdido.',
  confirm: 'Descartar',
  cancel: 'Continuar editando',
  danger: true,
}

/** While `dirty`, leaving for another page asks first; closing the browser's tab asks in the browser's own words. One at a time. */
export function useLeaveGuard(dirty: boolean): void {
  const confirm = useConfirm()
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
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
