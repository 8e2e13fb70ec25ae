import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'
import { currentSession, subscribeSession } from '../session/session'

/** Only what may pass by itself is tried again: no answer, or a server that is overloaded or restarting. */
const mayPass = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

/** What one user has read is gone from memory when another one signs in. */
subscribeSession(() => {
  if (!currentSession()) queryClient.clear()
})
