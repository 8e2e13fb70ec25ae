import { onDemand, useEver } from './on-demand'

export interface AlertProps {
  /** The sentence; nothing is shown without one. */
  text: string | null
  /** A second, quieter sentence: why. */
  detail?: string | null
  onClose: () => void
  /** Where the keyboard goes on afterwards; where it was, unless told. */
  focusAfter?: () => HTMLElement | null
}

const AlertWindow = onDemand(() => import('./alert-window').then((part) => part.AlertWindow))

/** Says something that has to be read before going on. */
export function Alert(props: AlertProps) {
  return useEver(props.text !== null) && <AlertWindow {...props} />
}
