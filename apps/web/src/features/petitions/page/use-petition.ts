import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnderWay, petitionQueries, pollInterval } from '../queries'

/**
 * A petition and, while the server works on it, its status every two seconds; the finished one is read again.
 */
export function usePetition(id: string, onFinished?: () => void) {
  const client = useQueryClient()
  const { data: petition, error, refetch } = useQuery(petitionQueries.one(id))
  const {
    data: status,
    error: statusError,
    refetch: readStatus,
  } = useQuery({
    ...petitionQueries.status(id),
    enabled: petition !== undefined,
    refetchInterval: (query) => (isUnderWay(query.state.data?.status) ? pollInterval : false),
  })
  const before = useRef(status?.status)
  const read = petition?.status
  const onStatus = useEffectEvent((now: typeof before.current) => {
    const finished = now === 'completed' && isUnderWay(before.current)
    before.current = now
    // It may also have been finished between the two first answers.
    if (finished || (now === 'completed' && read !== 'completed'))
      void client.invalidateQueries({ queryKey: petitionQueries.one(id).queryKey })
    if (finished) onFinished?.()
  })
  useEffect(() => onStatus(status?.status), [status?.status, read])
  /** Set where there is no status because it could not be read; reads it again. */
  const retryStatus = statusError && !status ? () => void readStatus() : undefined
  return { petition, status, error, retryStatus, refetch }
}
