import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

// Lazy screens may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// What jsdom leaves out and the screens call.
Element.prototype.scrollIntoView = () => undefined
Element.prototype.hasPointerCapture = () => false
window.scrollTo = () => undefined
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset.theme = 'light'
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  // The next test's screen would show them again.
  toast.dismiss()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
