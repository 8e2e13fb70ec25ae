import type { ReactNode } from 'react'

/**
 * The buttons of a long form: where they stand on a wide screen, and at the bottom edge of a phone, always in
 * sight.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="flex gap-2.5 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3 max-sm:shadow-float max-sm:*:flex-1"
    >
      {children}
    </div>
  )
}
