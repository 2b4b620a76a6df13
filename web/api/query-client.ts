import {
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { whenSessionEnds } from '../lib/session.ts'
import { ApiError } from './problem.ts'

/** Errors worth a retry: no response, or the server is not ready. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Queries that were invalidated during their first request: its response may be stale. */
const staleFirstLoads = new WeakSet<Query<any, any, any, any>>()

/**
 * TanStack Query's client, which also refetches after a first request during which its data were invalidated. The library
 * cancels and repeats later requests only, and takes the first response for fresh.
 */
class ObraQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none') {
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
        // Not cancelled: stale data are better than none until the refetch.
        if (query.state.data === undefined) staleFirstLoads.add(query)
      }
    }
    return super.invalidateQueries(filters, options)
  }
}

export const queryClient: QueryClient = new ObraQueryClient({
  queryCache: new QueryCache({
    onSuccess(_data, query) {
      if (staleFirstLoads.delete(query)) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 600,
    },
    // Mutations are never retried and fail at once offline, so that the user learns of it.
    mutations: { retry: false, networkMode: 'always' },
  },
})

whenSessionEnds(() => queryClient.clear())
