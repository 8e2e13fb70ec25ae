import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S saves wherever the focus is on the page, except behind an open dialog. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey ||
      event.key.toLowerCase() !== 's'
    )
      return
    event.preventDefault()
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) save()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
