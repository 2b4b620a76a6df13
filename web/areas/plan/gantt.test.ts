import { expect, test } from 'vitest'
import { connectorsOf, scaleOf } from './gantt.ts'
import type { Plan } from './queries.ts'

const times = { inicio: '2026-03-16', fin: '2026-03-20', lineaBase: null }
const plan = { tareas: [times, { ...times, fin: '2026-04-10' }], noLaborables: ['2026-03-24'] } as Plan

test('places days, months and days off on the line', () => {
  const scale = scaleOf(plan, 'semanas')!
  expect(scale.xOf('2026-03-01')).toBe(0)
  expect(scale.endOf('2026-03-01')).toBe(14)
  expect(scale.months.map(({ day, x }) => [day, x])).toEqual([
    ['2026-03-01', 0],
    ['2026-04-01', 31 * 14],
  ])
  expect(scale.monthLines).toBe(`M0 0h1v100h-1zM${31 * 14} 0h1v100h-1z`)
  expect(scale.daysOff).toContain(`M${23 * 14} 0h14v100h-14z`)
  const long = { ...plan, tareas: [{ ...times, fin: '2028-04-10' }] } as Plan
  expect(scaleOf(long, 'todo')!.daysOff).toBe('')
  expect(scaleOf({ ...plan, tareas: [] }, 'todo')).toBeNull()
})

test('connects a task with those before it that are visible', () => {
  const scale = scaleOf(plan, 'semanas')!
  const links = { dependencias: ['a', 'hidden'].map((tareaId) => ({ tareaId, desfaseDias: 0 })), conflictos: ['a'] }
  const places = new Map([
    ['a', { line: 0, fin: '2026-03-20' }],
    ['b', { line: 3, fin: '2026-03-27' }],
  ])
  expect(connectorsOf(links, { id: 'b', inicio: '2026-03-23' }, places, scale)).toEqual([
    { from: 20 * 14, to: 22 * 14, lines: 3, isBroken: true },
  ])
})
