import { useLayoutEffect, useState } from 'react'

/**
 * To whom the window that closed last owes the focus: it gives it back a moment later, when another may have
 * opened.
 */
let owed: HTMLElement | null = null

function focused(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : owed
}

/**
 * Where a window's first render found the focus gets it back when the window closes: Radix does so only for
 * triggers of its own.
 */
export function useReturnFocus() {
  const [before] = useState(focused)
  useLayoutEffect(
    () => () => {
      owed = before
    },
    [before],
  )
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      before?.focus()
    },
  }
}
