import { lazy, Suspense, useEffect, useState } from 'react'
import type { Toast, ToastOptions } from './toast-body'

const ToastBody = lazy(() => import('./toast-body'))
const waiting: Toast[] = []
let wake: () => void = () => undefined

function show(toast: Toast): void {
  waiting.push(toast)
  wake()
}

/** Short words about what just happened; they go away by themselves. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show({ tone: 'success', text, ...options }),
  error: (text: string, options?: ToastOptions) => show({ tone: 'error', text, ...options }),
  info: (text: string, options?: ToastOptions) => show({ tone: 'info', text, ...options }),
}

/**
 * Where they appear. What draws them is loaded with the first one, to keep it out of every page's first load.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  useEffect(() => {
    wake = () => {
      const fresh = waiting.splice(0)
      if (fresh.length > 0) setShown((now) => [...now, ...fresh])
    }
    wake()
    return () => {
      wake = () => undefined
    }
  }, [])
  return <Suspense>{shown.length > 0 && <ToastBody theme={theme} toasts={shown} />}</Suspense>
}
