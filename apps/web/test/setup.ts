import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom leaves out and the screens call.
Element.prototype.scrollIntoView = vi.fn()
Element.prototype.animate = vi.fn()
window.scrollTo = vi.fn()
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: true, media: query, onchange: null, addListener() {}, removeListener() {} })
globalThis.ResizeObserver = class {
  observe = vi.fn()
  unobserve = vi.fn()
  disconnect = vi.fn()
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
