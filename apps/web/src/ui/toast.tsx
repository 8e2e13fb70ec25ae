import { Toaster as Sonner, toast as sonner } from 'sonner'

/** Short words about what just happened; they go away by themselves (`duration` in milliseconds). */
export const toast = {
  success: (text: string, options?: { description?: string; duration?: number }) => sonner.success(text, options),
  error: (text: string, options?: { description?: string; duration?: number }) => sonner.error(text, options),
  info: (text: string, options?: { description?: string; duration?: number }) => sonner.info(text, options),
}

export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
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
        classNames: { success: '[&_[data-icon]]:text-ok', error: '[&_[data-icon]]:text-bad', info: '[&_[data-icon]]:text-primary' },
      }}
    />
  )
}
