import { Button } from '../button'
import { Notice } from './notice'

/** Says in place that something could not be loaded, and tries again. */
export function LoadFailure({
  children,
  retry,
  className,
}: {
  children: string
  retry: () => void
  className?: string
}) {
  return (
    <Notice
      tone="bad"
      className={className}
      action={
        <Button size="sm" onClick={retry}>
          Tentar novamente
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
