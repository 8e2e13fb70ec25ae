import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TooltipProps {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

/** A word of help on hover and focus; never the only place something is said. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            className="z-50 max-w-64 animate-fade rounded-lg bg-ink px-2.5 py-1.5 text-[13px] text-bg shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
