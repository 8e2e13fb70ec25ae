import type { Case } from '@lavra/contracts/cases'
import { useState } from 'react'
import { logFailure } from '../../core/log'
import { useConfirm } from '../../ui/confirm'
import { toast } from '../../ui/toast'
import { useRemoveCase } from './queries'

const consequences = 'As partes e os documentos do processo também são excluídos; as petições ficam, sem vínculo.'

/** Asks, deletes, and tells when that failed. */
export function useCaseRemoval(onRemoved: () => void) {
  const confirm = useConfirm()
  const removal = useRemoveCase()
  const [failed, setFailed] = useState(false)

  async function remove(item: Pick<Case, 'id' | 'title'>): Promise<void> {
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir este processo?',
      text: `${item.title}. Esta ação não pode ser desfeita. ${consequences}`,
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed || removal.isPending) return
    try {
      await removal.mutateAsync(item.id)
      toast.success(`${item.title} foi excluído.`)
      onRemoved()
    } catch (error) {
      logFailure('a case could not be deleted', error)
      setFailed(true)
    }
  }

  return {
    remove: (item: Pick<Case, 'id' | 'title'>) => void remove(item),
    /** Props of `<Alert>`. */
    alert: { text: failed ? 'Erro ao excluir processo' : null, onClose: () => setFailed(false) },
  }
}
