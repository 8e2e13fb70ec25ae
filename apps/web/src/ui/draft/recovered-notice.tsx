import { Button } from '../button'
import { Notice } from '../feedback/notice'

interface RecoveredNoticeProps {
  /** `sentence` where it is not text. */
  recovered: { discard: () => void; sentence?: string } | null
  className?: string
}

/**
 * Says above a form that it holds what was typed before the session ended, and offers to be rid of it;
 * nothing without that.
 */
export function RecoveredNotice({ recovered, className }: RecoveredNoticeProps) {
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
      {recovered.sentence ?? 'Texto não enviado recuperado'}
    </Notice>
  )
}
