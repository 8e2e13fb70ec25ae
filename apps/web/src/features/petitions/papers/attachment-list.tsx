import { documentOwner, documentPurpose } from '@lavra/contracts/labels'
import type { Attachment } from '@lavra/contracts/petitions/papers'
import { formatSize } from '../../../core/format/format'
import { Card } from '../../../ui/layout/card'
import { FileText } from '../../documents/queries'
import { AttachmentRoles } from './attachment-roles'

interface AttachmentListProps {
  petitionId: string
  attachments: Attachment[]
  editable: boolean
}

/** Files with what there is to know of the text that was read in them. */
export function AttachmentList({ petitionId, attachments, editable }: AttachmentListProps) {
  return (
    <Card>
      <section aria-label="Anexos">
        <h2 className="px-5 pt-4 pb-2 text-lg/6">Anexos</h2>
        <ul className="space-y-3 px-5 pb-4">
          {attachments.map((attachment) => (
            <li key={attachment.id}>
              <p className="font-[550] wrap-anywhere">{attachment.file_name}</p>
              <p className="text-[13px] text-ink-3 tabular-nums">
                {[formatSize(attachment.file_size), ...(editable ? [] : rolesOf(attachment))].join(' · ')}
              </p>
              <FileText item={attachment} />
              {editable && <AttachmentRoles petitionId={petitionId} attachment={attachment} />}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

const rolesOf = ({ owner, purpose }: Attachment): string[] => [documentOwner[owner], documentPurpose[purpose]]
