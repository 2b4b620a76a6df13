import { expect, it } from 'vitest'
import { currentWeek, shiftDay } from '../due-date.ts'
import { taskView, type TaskView } from './task-view.ts'

const usual: TaskView = { search: '', scope: 'mine', when: 'open', order: 'due', boardId: '', page: 1 }
const written = (view: TaskView) =>
  new URLSearchParams(
    Object.entries(taskView.write(view)).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

it('the address says what is looked at, and nothing of what is usual', () => {
  expect(written(usual).toString()).toBe('')
  const view: TaskView = { search: 'losa', scope: 'all', when: 'overdue', order: 'priority', boardId: 'b1', page: 3 }
  expect(written(view).toString()).toBe('buscar=losa&de=todas&cuando=vencidas&orden=prioridad&tablero=b1&pagina=3')
  expect(taskView.read(written(view))).toEqual(view)
})

it('an address that nobody wrote shows what is usual', () => {
  expect(taskView.read(new URLSearchParams('de=x&cuando=&orden=1&pagina=-4'))).toEqual(usual)
})

it('a week ends on its Sunday', () => {
  expect(currentWeek(new Date(2026, 2, 11))).toEqual({ today: '2026-03-11', weekEnd: '2026-03-15' })
  expect(currentWeek(new Date(2026, 2, 15))).toEqual({ today: '2026-03-15', weekEnd: '2026-03-15' })
  expect(shiftDay('2026-02-28', 1)).toBe('2026-03-01')
})
