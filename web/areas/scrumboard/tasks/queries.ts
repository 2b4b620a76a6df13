import { keepPreviousData } from '@tanstack/react-query'
import { keyOf, q } from '../../../api/operations.ts'
import { shiftDay } from '../due-date.ts'
import { type TaskView } from './task-view.ts'

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

/** One page of tasks. While another one is loaded, the one before stays in sight. */
export const tasksQuery = ({ search, scope, when, order, boardId, page }: TaskView, week: Week) => ({
  ...q('listTasks', {
    scope,
    order,
    page,
    size: tasksPageSize,
    completed: when === 'completed',
    ...daysOf(when, week),
    search: search || undefined,
    boardId: boardId || undefined,
  }),
  placeholderData: keepPreviousData,
})

/** The cached pages that stand in the person's own order. */
export const isInOwnOrder = { queryKey: keyOf('listTasks', { order: 'own' }) }

/** The sections of the person's own order. */
export const sectionsQuery = q('listTaskSections')

/** How many there are of each part. */
export const taskCountsQuery = ({ scope, boardId }: TaskView, week: Week) => ({
  ...q('countTasks', { scope, ...week, boardId: boardId || undefined }),
  placeholderData: keepPreviousData,
})
