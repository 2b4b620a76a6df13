import { infiniteQueryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { call, keyOf } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type Activity = Schema<'Activity'>
export type ActivityKind = Schema<'ActivityKind'>

const pageSize = 20

/** Pages of the feed, filtered by kind and person if given. */
export function activitiesQuery(kind: ActivityKind | undefined, person: string) {
  const input = { size: pageSize, kind, person: person || undefined }
  return infiniteQueryOptions({
    queryKey: keyOf('listActivities', input),
    queryFn: ({ pageParam, signal }) => call('listActivities', { ...input, after: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}
