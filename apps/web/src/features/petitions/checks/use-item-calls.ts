import { petitions, type Petition } from '@lavra/contracts/petitions'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../core/api/call'
import { petitionKey } from '../petition-key'

export interface ItemCalls {
  takeOver: (key: string, reason: string) => Promise<void>
  withdraw: (key: string) => Promise<void>
  fill: (body: { key: string; value: string; to_record: boolean }) => Promise<void>
}

/** What closes one open item; the petition with what is left takes the place of the one on the page. */
export function useItemCalls({
  petition_id: id,
  version,
}: Pick<Petition, 'petition_id' | 'version'>): ItemCalls {
  const client = useQueryClient()
  const params = { id }

  async function keep(answer: Promise<Petition>): Promise<void> {
    try {
      client.setQueryData(petitionKey(id), await answer)
    } catch (error) {
      // Another text or other records than were shown: what is open now has to be seen.
      const changed = error instanceof ApiError && (error.status === 409 || error.status === 412)
      if (changed) void client.invalidateQueries({ queryKey: petitionKey(id) })
      throw error
    }
  }

  return {
    takeOver: (key, reason) =>
      keep(call(petitions.takeOver, { params, body: { key, reason } }, { ifMatch: version })),
    withdraw: (key) => keep(call(petitions.withdrawTakeOver, { params, body: { key } })),
    async fill(body) {
      await keep(call(petitions.fill, { params, body }, { ifMatch: version }))
      // The record may have got the value, too.
      if (body.to_record)
        for (const queryKey of [['cases'], ['contacts'], ['settings']])
          void client.invalidateQueries({ queryKey })
    },
  }
}
