import { priorityWords } from '../words.ts'
import type { Task } from '../queries.ts'
import { shiftDay } from '../due-date.ts'
import { type TaskOrder } from './task-view.ts'

export type TaskGroup = { title: string; tasks: Task[] }

function groupOf({ completed, dueDate, priority }: Task, order: TaskOrder, today: string, weekEnd: string): string {
  if (completed) return 'Terminadas'
  if (order === 'priority')
    return priority === 'none' ? 'Sin prioridad' : `Prioridad ${priorityWords[priority].toLowerCase()}`
  if (dueDate === null) return 'Sin fecha'
  if (dueDate < today) return 'Vencidas'
  if (dueDate === today) return 'Hoy'
  if (dueDate === shiftDay(today, 1)) return 'Mañana'
  return dueDate <= weekEnd ? 'Esta semana' : 'Más adelante'
}

/** Groups tasks under headings, in the order of the server. */
export function groupTasks(
  tasks: readonly Task[],
  order: TaskOrder,
  week: { today: string; weekEnd: string },
): TaskGroup[] {
  const groups = Map.groupBy(tasks, (task) => groupOf(task, order, week.today, week.weekEnd))
  return [...groups].map(([title, members]) => ({ title, tasks: members }))
}
