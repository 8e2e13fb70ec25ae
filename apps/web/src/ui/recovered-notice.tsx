import { Button } from './button'
import { Notice } from './notice'

/** Says above a form that it holds what was typed before the session ended, and offers to be rid of it; nothing without that. */
export function RecoveredNotice({ recovered, className }: { recovered: { discard: () => void } | null; className?: string }) {
  if (!recovered) return null
  return (
    <Notice
      className={className}
      action={
        <Button size="sm" onClick={recovered.discard}>
          Descartar
        </Button>
      }
    >
      Texto não enviado recuperado
    </Notice>
  )
}
