import { useEffect, useRef, type RefObject } from 'react'

const typing =
  ':is(input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]))'

/**
 * `/` and Ctrl+K (or Cmd+K) lead to the box from anywhere on the page; answers how to go back to where one
 * was.
 */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>): () => void {
  const from = useRef<HTMLElement | null>(null)

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const input = box.current
      if (!input || event.defaultPrevented || !isShortcut(event) || isCovered(input)) return
      event.preventDefault()
      const here = document.activeElement
      if (here !== input) from.current = here instanceof HTMLElement && here !== document.body ? here : null
      input.focus()
      input.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])

  return () => {
    const target = from.current
    from.current = null
    if (target?.isConnected) target.focus()
    else box.current?.blur()
  }
}

/** A slash that somebody types into another field is a slash; Ctrl+K types nothing and works there too. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !(event.target instanceof Element && event.target.closest(typing))
}

/** A window is open over the page, which is out of reach until it closes. */
const isCovered = (input: HTMLElement) => input.closest('[aria-hidden="true"], [inert]') !== null
