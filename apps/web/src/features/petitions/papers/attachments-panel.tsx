import { useQuery } from '@tanstack/react-query'
import { onDemand } from '../../../ui/on-demand'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { textQueries } from '../text-queries'

/** Most petitions came without files. */
const AttachmentList = onDemand(() => import('./attachment-list').then((part) => part.AttachmentList))

/**
 * The files that came with the petition; until the agents begin, whose they are and what they are for can be
 * changed.
 */
export function AttachmentsPanel({ petitionId, editable }: { petitionId: string; editable: boolean }) {
  const { data: attachments = [], isError, refetch } = useQuery(textQueries.attachments(petitionId))
  const failed = isError && attachments.length === 0
  if (failed)
    return <LoadFailure retry={() => void refetch()}>Não foi possível carregar os anexos.</LoadFailure>
  return (
    attachments.length > 0 && (
      <AttachmentList petitionId={petitionId} attachments={attachments} editable={editable} />
    )
  )
}
