import { useQueryClient } from '@tanstack/react-query'

/** What a deletion needs of the trash is fetched with the first one, so that no page waits for it. */
const undo = () => import('./undo')

/** What a question before a deletion says of the way back. */
export function useTrashWords(): () => Promise<string> {
  const client = useQueryClient()
  return async () => (await undo()).trashWords(client)
}

/** Tells that a record was deleted, and offers to undo it. */
export function useOfferUndo(): (text: string, id: string) => void {
  const client = useQueryClient()
  return (text, id) => void undo().then(({ offerUndo }) => offerUndo(client, text, id))
}
