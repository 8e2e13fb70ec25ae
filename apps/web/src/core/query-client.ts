import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'

/** Only what may pass by itself is tried again: no answer, or a server that is overloaded or restarting. */
const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && mayPass(error), refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
