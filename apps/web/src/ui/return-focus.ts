import { useState } from 'react'

/** Where a window's first render found the focus gets it back when the window closes: Radix does so only for triggers of its own. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before instanceof HTMLElement) before.focus()
    },
  }
}
