import { QueryClient } from '@tanstack/react-query'
import { whenSessionEnds } from '../lib/session.ts'
import { ApiError } from './problem.ts'

/** Worth another try: no answer at all, or a server that is not ready. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 600,
    },
    // One that sends must know: a change is never repeated by itself, and fails at once where there is no network.
    mutations: { retry: false, networkMode: 'always' },
  },
})

whenSessionEnds(() => queryClient.clear())
