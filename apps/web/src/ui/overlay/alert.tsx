import type { AlertProps } from './alert-window'
import { onDemand, useHasBeenOpen } from '../on-demand'

const AlertWindow = onDemand(() => import('./alert-window').then((part) => part.AlertWindow))

/** Says something that has to be read before going on. */
export function Alert(props: AlertProps) {
  return useHasBeenOpen(props.text !== null) && <AlertWindow {...props} />
}
