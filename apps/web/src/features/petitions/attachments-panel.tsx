import { useQuery } from '@tanstack/react-query'
import { onDemand } from '../../ui/on-demand'
import { textQueries } from './text-queries'

/** Most petitions came without files. */
const AttachmentList = onDemand(() => import('./attachment-list').then((part) => part.AttachmentList))

/** Beside the sheet: the files that came with the petition. */
export function AttachmentsPanel({ petitionId }: { petitionId: string }) {
  const { data: attachments = [] } = useQuery(textQueries.attachments(petitionId))
  return attachments.length > 0 && <AttachmentList attachments={attachments} />
}
