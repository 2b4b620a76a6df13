import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Course = Schema<'Course'>
export type CourseDetail = Schema<'CourseDetail'>
type ProgressChange = { id: string; progress: Schema<'CourseProgressPatch'> }

const key = ['academy'] as const

export const categoriesQuery = queryOptions({
  queryKey: [...key, 'categories'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/academy/categories', { headers: ownState, signal })),
})

export const coursesQuery = queryOptions({
  queryKey: [...key, 'courses'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/academy/courses', { headers: ownState, signal })),
})

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'course', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/academy/courses/course', { params: { query: { id } }, headers: ownState, signal })),
  })

const advanced = <Progressing extends Course>(course: Progressing, { progress }: ProgressChange): Progressing => ({
  ...course,
  progress: { ...course.progress, ...progress },
})

/** Saves how far the person is; shown at once in the course and in the list. */
export const saveProgress = mutationOptions({
  ...optimisticChange<ProgressChange>({
    mutationKey: [...key, 'progress'],
    keys: [key],
    show(change, client) {
      client.setQueryData(courseQuery(change.id).queryKey, (course) => course && advanced(course, change))
      client.setQueryData(coursesQuery.queryKey, (list) =>
        list?.map((course) => (course.id === change.id ? advanced(course, change) : course)),
      )
    },
    refresh: (client) => void client.invalidateQueries({ queryKey: coursesQuery.queryKey }),
  }),
  mutationFn: (body: ProgressChange) =>
    answer(api.PATCH('/api/apps/academy/courses/course/progress', { body, headers: ownState })),
})
