import type { ReactNode } from 'react'
import { onDemand, useEver } from './on-demand'

/** `full` takes nearly all of the window; what it holds fills it and scrolls by itself. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
  /** The row of buttons; stays in sight while the body scrolls. */
  footer?: ReactNode
  /** False while something would be lost by a click beside it. */
  dismissible?: boolean
  children?: ReactNode
}

const DialogWindow = onDemand(() => import('./dialog-window').then((part) => part.DialogWindow))

/** A window over the page; its code comes with the first one that opens. */
export function Dialog(props: DialogProps) {
  return useEver(props.open) && <DialogWindow {...props} />
}
