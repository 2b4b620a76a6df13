import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'

export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: () => answer(api.GET('/api/common/navigation', { headers: ownState })),
  staleTime: Infinity,
})
