import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => answer(api.GET('/api/common/user', { headers: ownState })),
  staleTime: Infinity,
})
