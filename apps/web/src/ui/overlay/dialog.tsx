import type { DialogProps } from './dialog-window'
import { onDemand, useHasBeenOpen } from '../on-demand'

const DialogWindow = onDemand(() => import('./dialog-window').then((part) => part.DialogWindow))

/** A window over the page; its code comes with the first one that opens. */
export function Dialog(props: DialogProps) {
  return useHasBeenOpen(props.open) && <DialogWindow {...props} />
}
