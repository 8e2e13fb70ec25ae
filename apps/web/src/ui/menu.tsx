import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface MenuProps {
  /** The button that opens it; takes a ref, as Button and IconButton do. */
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/** Actions on one thing. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-44 animate-rise rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({ danger = false, className, ...rest }: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-[17px]',
        'data-[disabled]:cursor-default data-[disabled]:opacity-50',
        danger ? 'text-bad data-[highlighted]:bg-bad-soft' : 'data-[highlighted]:bg-sunken',
        className,
      )}
      {...rest}
    />
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}
