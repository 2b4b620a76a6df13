import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { keys } from '../queries.ts'
import { shiftDay } from '../due-date.ts'
import { type TaskView } from './task-view.ts'

const headers = ownState
export const tasksPageSize = 50
type Week = { today: string; weekEnd: string }

/** The days that a part of the list stands for. */
function daysOf(when: TaskView['when'], { today, weekEnd }: Week) {
  if (when === 'overdue') return { dueTo: dayBefore(today) }
  if (when === 'week') return { dueFrom: today, dueTo: weekEnd }
  if (when === 'later') return { dueFrom: dayAfter(weekEnd) }
  return when === 'undated' ? { dated: false } : {}
}
const dayBefore = (day: string) => shiftDay(day, -1)
const dayAfter = (day: string) => shiftDay(day, 1)

/** One page of tasks. While another one is asked for, the one before stays in sight. */
export const tasksQuery = (view: TaskView, week: Week) => {
  const { search, scope, when, order, boardId, page } = view
  const query = {
    scope,
    order,
    page,
    size: tasksPageSize,
    completed: when === 'completed',
    ...daysOf(when, week),
    ...(search && { search }),
    ...(boardId && { boardId }),
  }
  return queryOptions({
    queryKey: [...keys.tasks, 'page', query] as const,
    queryFn: ({ signal }) => answer(api.GET('/api/apps/scrumboard/tasks', { params: { query }, headers, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The cached pages that stand in the person's own order. */
export const isInOwnOrder = {
  queryKey: [...keys.tasks, 'page'],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey.at(-1) as { order: string }).order === 'own',
}

/** The sections of the person's own order. */
export const sectionsQuery = queryOptions({
  queryKey: [...keys.tasks, 'sections'] as const,
  queryFn: ({ signal }) => answer(api.GET('/api/apps/scrumboard/tasks/sections', { headers, signal })),
})

/** How many there are of each part. */
export const taskCountsQuery = ({ scope, boardId }: TaskView, week: Week) => {
  const query = { scope, ...week, ...(boardId && { boardId }) }
  return queryOptions({
    queryKey: [...keys.tasks, 'counts', query] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/scrumboard/tasks/counts', { params: { query }, headers, signal })),
    placeholderData: keepPreviousData,
  })
}

export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.tasks, 'task', id] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/scrumboard/task', { params: { query: { id } }, headers, signal })),
  })
