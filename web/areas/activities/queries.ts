import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import type { Schema } from '../../api/types.ts'

export type Activity = Schema<'Activity'>
export type ActivityKind = Schema<'ActivityKind'>

const pageSize = 20

/** The feed, page by page, narrowed to a kind and to a person where they are named. */
export const activitiesQuery = (kind: ActivityKind | undefined, person: string) =>
  infiniteQueryOptions({
    queryKey: ['activities', kind, person],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { size: pageSize, ...(kind && { kind }), ...(person && { person }), ...(after && { after }) }
      return answer(api.GET('/api/pages/activities', { params: { query }, headers: ownState, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })

export const activityPeopleQuery = queryOptions({
  queryKey: ['activities', 'people'],
  queryFn: ({ signal }) => answer(api.GET('/api/pages/activities/people', { headers: ownState, signal })),
})
