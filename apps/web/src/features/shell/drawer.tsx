import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../../ui/overlay/return-focus'

/** The sidebar of narrow screens, over the page. */
export function Drawer({
  open,
  onOpenChange,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay lg:hidden" />
        <Content>{children}</Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Rendered only while it is open. */
function Content({ children }: { children: ReactNode }) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Content
      {...returnFocus}
      aria-describedby={undefined}
      className="fixed inset-y-0 left-0 z-50 w-[280px] max-w-[84vw] animate-slide-in shadow-float outline-none lg:hidden"
    >
      <Radix.Title className="sr-only">Menu</Radix.Title>
      {children}
      <Radix.Close
        aria-label="Fechar menu"
        className="focus-on-dark absolute top-4 right-3 grid size-11 place-items-center rounded-lg text-side-ink hover:bg-side-on hover:text-white [&_svg]:size-5"
      >
        <X aria-hidden />
      </Radix.Close>
    </Radix.Content>
  )
}
