import type { CaseDocument } from '@lavra/contracts/documents'
import { useEffect, useState, type RefObject } from 'react'
import { messageOf } from '../../../core/api/call'
import { logFailure } from '../../../core/log'
import { useConfirm } from '../../../ui/overlay/confirm'
import { useOfferUndo, useTrashWords } from '../../trash/queries'
import { useRemoveDocument } from '../queries'

/**
 * Asks, deletes, and tells when that failed. The focus goes to `next`, as the row and the button on it are
 * gone.
 */
export function useDocumentRemoval(next: RefObject<HTMLElement | null>) {
  const confirm = useConfirm()
  const removal = useRemoveDocument()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const [failure, setFailure] = useState<{ detail: string } | null>(null)
  const [removed, setRemoved] = useState(0)

  // After the question has given the focus back to the button that asked it.
  useEffect(() => {
    if (removed > 0) setTimeout(() => next.current?.focus())
  }, [removed, next])

  async function remove({ id, title, file_name }: CaseDocument): Promise<void> {
    const what = file_name
      ? `“${title}” e o arquivo ${file_name} serão excluídos.`
      : `“${title}” será excluído.`
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir este documento?',
      text: what,
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed || removal.isPending) return
    try {
      await removal.mutateAsync(id)
      offerUndo(`“${title}” foi excluído.`, id)
      setRemoved((count) => count + 1)
    } catch (error) {
      logFailure('a document could not be deleted', error)
      setFailure({ detail: messageOf(error, 'Tente novamente.') })
    }
  }

  return {
    remove: (document: CaseDocument) => void remove(document),
    failure,
    forgetFailure: () => setFailure(null),
  }
}
