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

/** Worth another try: no answer at all, or a server that is not ready. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** First requests that were under way when their data changed. Their answers may be from before. */
const overtaken = new WeakSet<Query<any, any, any, any>>()

/**
 * TanStack Query's client, which also asks again after a first request that was under way when its data changed. The library
 * repeats later requests only, and takes the answer of a first one for the newest.
 */
class ObraQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none') {
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
        // What is shown of the first answer is better than nothing, so that it is not cut off.
        if (query.state.data === undefined) overtaken.add(query)
      }
    }
    return super.invalidateQueries(filters, options)
  }
}

export const queryClient: QueryClient = new ObraQueryClient({
  queryCache: new QueryCache({
    onSuccess(_data, query) {
      if (overtaken.delete(query)) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
  }),
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
