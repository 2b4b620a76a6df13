import { expect, it } from 'vitest'
import type { Task } from '../queries.ts'
import { groupTasks } from './task-groups.ts'

const task = (id: string, dueDate: string | null, fields: Partial<Task> = {}) =>
  ({ id, dueDate, completed: false, priority: 'none', ...fields }) as Task
const week = { today: '2026-03-11', weekEnd: '2026-03-15' }
const titles = (tasks: Task[], order: 'due' | 'priority') =>
  groupTasks(tasks, order, week).map((group) => [group.title, group.tasks.map(({ id }) => id).join('')])

it('groups tasks by due date', () => {
  const days = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-15', '2026-03-16', null]
  const tasks = days.map((day, index) => task('abcdef'[index]!, day))
  expect(titles([...tasks, task('g', '2026-03-01', { completed: true })], 'due')).toEqual([
    ['Vencidas', 'a'],
    ['Hoy', 'b'],
    ['Mañana', 'c'],
    ['Esta semana', 'd'],
    ['Más adelante', 'e'],
    ['Sin fecha', 'f'],
    ['Terminadas', 'g'],
  ])
})

it('groups tasks by priority', () => {
  const tasks = [task('a', null, { priority: 'high' }), task('b', null, { priority: 'low' }), task('c', null)]
  expect(titles(tasks, 'priority')).toEqual([
    ['Prioridad alta', 'a'],
    ['Prioridad baja', 'b'],
    ['Sin prioridad', 'c'],
  ])
})
