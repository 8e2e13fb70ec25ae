import { useEffect, useRef } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'

export interface ToastOptions {
  description?: string
  /** Milliseconds on screen; 4 s unless told. */
  duration?: number
  /** What can be done about it at once. */
  action?: { label: string; onClick: () => void }
}

export interface Toast extends ToastOptions {
  tone: 'success' | 'error' | 'info'
  text: string
}

/** Shows each of the toasts once; the list only grows. */
export default function ToastBody({ theme, toasts }: { theme: 'light' | 'dark'; toasts: readonly Toast[] }) {
  const drawn = useRef(0)
  useEffect(() => {
    for (const { tone, text, ...options } of toasts.slice(drawn.current)) sonner[tone](text, options)
    drawn.current = toasts.length
  }, [toasts])
  return (
    <Sonner
      theme={theme}
      position="bottom-center"
      duration={4000}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        closeButtonAriaLabel: 'Fechar aviso',
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          font: '14px/20px var(--font-sans)',
          boxShadow: 'var(--shadow-float)',
        },
        classNames: {
          toast: 'pr-11!',
          title: 'line-clamp-3',
          description: 'line-clamp-4',
          // Inside the corner and large enough to be hit.
          closeButton:
            'top-2! right-2! left-auto! size-7! transform-none! border-0! bg-transparent! text-ink-3! hover:bg-sunken! hover:text-ink!',
          success: '[&_[data-icon]]:text-ok',
          error: '[&_[data-icon]]:text-bad',
          info: '[&_[data-icon]]:text-primary',
        },
      }}
    />
  )
}
