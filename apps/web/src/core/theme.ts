import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/** Where the choice is kept in local storage; `public/theme.js` reads it too. */
export const themeKey = 'theme'
const paper: Record<Theme, string> = { light: '#f6f4ef', dark: '#0f141b' }
const listeners = new Set<() => void>()

/** The theme on screen; `public/theme.js` has set the stored one before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[theme])
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  listeners.forEach((tell) => tell())
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
