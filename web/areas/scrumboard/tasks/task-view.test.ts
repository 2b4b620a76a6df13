import { expect, it } from 'vitest'
import { currentWeek, shiftDay } from '../due-date.ts'
import { taskView, type TaskView } from './task-view.ts'

const defaults: TaskView = { search: '', scope: 'mine', when: 'open', order: 'due', boardId: '', page: 1 }
const toSearch = (view: TaskView) =>
  new URLSearchParams(
    Object.entries(taskView.write(view)).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

it('the URL stores the view without default values', () => {
  expect(toSearch(defaults).toString()).toBe('')
  const boardId = '00000000-0000-4000-8000-0000000000b1'
  const view: TaskView = { search: 'losa', scope: 'all', when: 'overdue', order: 'priority', boardId, page: 3 }
  expect(toSearch(view).toString()).toBe(
    `buscar=losa&de=todas&cuando=vencidas&orden=prioridad&tablero=${boardId}&pagina=3`,
  )
  expect(taskView.read(toSearch(view))).toEqual(view)
})

it('invalid URL parameters fall back to the defaults', () => {
  expect(taskView.read(new URLSearchParams('de=x&cuando=&orden=1&pagina=-4'))).toEqual(defaults)
})

it('a week ends on Sunday', () => {
  expect(currentWeek(new Date(2026, 2, 11))).toEqual({ today: '2026-03-11', weekEnd: '2026-03-15' })
  expect(currentWeek(new Date(2026, 2, 15))).toEqual({ today: '2026-03-15', weekEnd: '2026-03-15' })
  expect(shiftDay('2026-02-28', 1)).toBe('2026-03-01')
})
