import { trash, type TrashEntry } from '@lavra/contracts/trash'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, messageOf } from '../../core/api/call'
import { plural } from '../../core/format/format'
import { logFailure } from '../../core/log'
import { toast } from '../../ui/feedback/toast'
import { trashQueries } from './trash-queries'

/** Long enough to read what went and to reach the button by keyboard. */
const undoTime = 10_000

/**
 * What a question before a deletion says of the way back; nothing where the server cannot be asked just now.
 */
export async function trashWords(client: QueryClient): Promise<string> {
  try {
    const days = await client.query(trashQueries.days())
    return days === 0
      ? 'Esta ação não pode ser desfeita.'
      : `Fica ${plural(days, 'dia', 'dias')} na Lixeira, de onde pode ser restaurado.`
  } catch (error) {
    logFailure('the time in the trash could not be read', error)
    return ''
  }
}

/** Tells that a record was deleted, and offers to undo it wherever the user is by then. */
export function offerUndo(client: QueryClient, text: string, id: string): void {
  void client.invalidateQueries({ queryKey: ['trash', 'list'] })
  const kept = client.getQueryData(trashQueries.days().queryKey) !== 0
  toast.success(
    text,
    kept
      ? { duration: undoTime, action: { label: 'Desfazer', onClick: () => void restore(client, id) } }
      : {},
  )
}

/** Puts a record back, and tells how that went; every list may have it again. Answers whether it is back. */
export async function restore(client: QueryClient, id: string): Promise<boolean> {
  try {
    await call(trash.restore, { params: { id } })
    toast.success('Restaurado, com tudo o que tinha.')
    return true
  } catch (error) {
    logFailure('a record could not be restored', error)
    toast.error(
      messageOf(error, 'Não foi possível restaurar. Abra Configurações → Lixeira e tente novamente.'),
      { duration: undoTime },
    )
    return false
  } finally {
    void client.invalidateQueries()
  }
}

export function useRestore(): (id: string) => Promise<boolean> {
  const client = useQueryClient()
  return (id) => restore(client, id)
}

/** Deletes for good. */
export function usePurge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entry: Pick<TrashEntry, 'id'>) => call(trash.remove, { params: { id: entry.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['trash'] }),
  })
}
