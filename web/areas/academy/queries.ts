import { mutationOptions } from '@tanstack/react-query'
import { call, invalidate, keyOf, q, type Input } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Course = Schema<'Course'>
export type CourseDetail = Schema<'CourseDetail'>
type ProgressChange = Input<'updateCourseProgress'>

const withProgress = <Progressing extends Course>(
  course: Progressing,
  { body: { progress } }: ProgressChange,
): Progressing => ({ ...course, progress: { ...course.progress, ...progress } })

/** Saves the progress in a course; updates the course and the list optimistically. */
export const saveProgress = mutationOptions({
  ...optimisticChange<ProgressChange>({
    mutationKey: keyOf('updateCourseProgress'),
    keys: [['academy']],
    show(change, client) {
      const { id } = change.body
      client.setQueryData(q('getCourse', { id }).queryKey, (course) => course && withProgress(course, change))
      client.setQueryData(q('listCourses').queryKey, (list) =>
        list?.map((course) => (course.id === id ? withProgress(course, change) : course)),
      )
    },
    refresh: () => void invalidate(keyOf('listCourses')),
  }),
  mutationFn: (change: ProgressChange) => call('updateCourseProgress', change),
})
