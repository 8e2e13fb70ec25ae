import type { Case } from '@lavra/contracts/cases'
import { useState } from 'react'
import { ApiError } from '../../core/api/call'
import { logFailure } from '../../core/log'
import { useConfirm } from '../../ui/overlay/confirm'
import { useOfferUndo, useTrashWords } from '../trash/queries'
import { useRemoveCase } from './queries'

const consequences =
  'As partes e os documentos do processo também são excluídos; as petições ficam, sem vínculo.'

/**
 * Asks, deletes, and tells when that failed. On a case's own page the question has the words of the
 * specification.
 */
export function useCaseRemoval(onRemoved: () => void, { ownPage = false } = {}) {
  const confirm = useConfirm()
  const removal = useRemoveCase()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const [failure, setFailure] = useState<string | null>(null)

  async function remove(item: Pick<Case, 'id' | 'title'>): Promise<void> {
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir este processo?',
      text: [`${item.title}.`, ownPage && 'Esta ação não pode ser desfeita.', consequences]
        .filter(Boolean)
        .join(' '),
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed || removal.isPending) return
    try {
      await removal.mutateAsync(item.id)
      offerUndo(`${item.title} foi excluído.`, item.id)
      onRemoved()
    } catch (error) {
      logFailure('a case could not be deleted', error)
      setFailure(
        error instanceof ApiError && error.code === 'holds_hidden'
          ? error.message
          : 'Erro ao excluir processo',
      )
    }
  }

  return {
    remove: (item: Pick<Case, 'id' | 'title'>) => void remove(item),
    /** Props of `<Alert>`. */
    alert: { text: failure, onClose: () => setFailure(null) },
  }
}
