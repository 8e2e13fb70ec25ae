import type { Client } from '@lavra/contracts/clients'
import { useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { useConfirm } from '../../../ui/overlay/confirm'
import { useOfferUndo, useTrashWords } from '../../trash/queries'
import { explainRemovalFailure } from '../client-errors'
import { useRemoveClient } from '../queries'

interface Failure {
  text: string
  detail: string | null
}

const instead =
  'Nada foi excluído. Para tirar o cadastro de uso sem perder os processos, edite-o e mude o status para Inativo.'

/**
 * Asks, deletes, and keeps what went wrong until it was read. `onRemoved` finds a new place for the focus, as
 * the row is gone.
 */
export function useClientRemoval(onRemoved: () => void) {
  const confirm = useConfirm()
  const removal = useRemoveClient()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function remove(client: Client): Promise<void> {
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir este usuario?',
      text: `${client.name} será excluído.`,
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed) return
    try {
      await removal.mutateAsync(client.id)
      offerUndo(`${client.name} foi excluído.`, client.id)
      onRemoved()
    } catch (error) {
      setFailure({ text: explainRemovalFailure(error), detail: isInUse(error) ? instead : null })
    }
  }

  return { remove, failure, forget: () => setFailure(null) }
}

/** Cases stand in the way. */
const isInUse = (error: unknown) => error instanceof ApiError && error.status === 409
