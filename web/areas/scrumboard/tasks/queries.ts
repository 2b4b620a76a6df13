import { keepPreviousData } from '../../../api/keep-previous-data.ts'
import { keyOf, q } from '../../../api/operations.ts'
import { shiftDay } from '../due-date.ts'
import { type TaskView } from './task-view.ts'

export const tasksPageSize = 50
type Week = { today: string; weekEnd: string }

/** The due date parameters of a tab of the list. */
function daysOf(when: TaskView['when'], { today, weekEnd }: Week) {
  if (when === 'overdue') return { dueTo: dayBefore(today) }
  if (when === 'week') return { dueFrom: today, dueTo: weekEnd }
  if (when === 'later') return { dueFrom: dayAfter(weekEnd) }
  return when === 'undated' ? { dated: false } : {}
}
const dayBefore = (day: string) => shiftDay(day, -1)
const dayAfter = (day: string) => shiftDay(day, 1)

/** A page of tasks. While another page loads, the previous one stays as placeholder. */
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

/** Query filter for the cached pages in the user's own order. */
export const isInOwnOrder = { queryKey: keyOf('listTasks', { order: 'own' }) }

/** The sections of the user's own order. */
export const sectionsQuery = q('listTaskSections')

/** The number of tasks of each tab. */
export const taskCountsQuery = ({ scope, boardId }: TaskView, week: Week) => ({
  ...q('countTasks', { scope, ...week, boardId: boardId || undefined }),
  placeholderData: keepPreviousData,
})
