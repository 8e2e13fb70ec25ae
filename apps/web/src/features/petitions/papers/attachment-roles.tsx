import type { Attachment } from '@lavra/contracts/petitions/papers'
import { messageOf } from '../../../core/api/call'
import { toast } from '../../../ui/feedback/toast'
import { RoleSelect } from '../../documents/queries'
import { useChangeAttachment } from '../text-queries'

/** Whose an attachment is and what it is for, changed where it is noticed to be wrong. */
export function AttachmentRoles({ petitionId, attachment }: { petitionId: string; attachment: Attachment }) {
  const change = useChangeAttachment(petitionId)
  const { id, file_name, owner, purpose } = attachment
  const say = (input: Partial<Pick<Attachment, 'owner' | 'purpose'>>) =>
    change.mutate(
      { id, input },
      {
        onError: (error) =>
          toast.error(messageOf(error, 'Não foi possível alterar o anexo. Tente novamente.')),
      },
    )
  return (
    <div className="mt-1.5 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
      <RoleSelect
        name="owner"
        label={`De quem é ${file_name}`}
        value={owner}
        disabled={change.isPending}
        onChange={(chosen) => chosen && say({ owner: chosen })}
      />
      <RoleSelect
        name="purpose"
        label={`Finalidade de ${file_name}`}
        value={purpose}
        disabled={change.isPending}
        onChange={(chosen) => chosen && say({ purpose: chosen })}
      />
    </div>
  )
}
