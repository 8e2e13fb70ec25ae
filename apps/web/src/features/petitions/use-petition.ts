import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnderWay, petitionQueries, pollInterval } from './queries'

/** A petition and, while the server works on it, its status every two seconds; the finished one is read again. */
export function usePetition(id: string, onFinished?: () => void) {
  const client = useQueryClient()
  const { data: petition, error, refetch } = useQuery(petitionQueries.one(id))
  const { data: status, error: statusError } = useQuery({
    ...petitionQueries.status(id),
    enabled: petition !== undefined,
    refetchInterval: (query) => (isUnderWay(query.state.data?.status) ? pollInterval : false),
  })
  const before = useRef(status?.status)
  const finish = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: petitionQueries.one(id).queryKey })
    void client.invalidateQueries({ queryKey: ['petitions', 'recent'] })
    onFinished?.()
  })
  useEffect(() => {
    const wasUnderWay = isUnderWay(before.current)
    before.current = status?.status
    if (status?.status === 'completed' && wasUnderWay) finish()
  }, [status?.status])
  return { petition, status, error, statusError, refetch }
}
