import { expect, it } from 'vitest'
import { workingDays } from '../../lib/working-days.ts'
import { workByMonth } from './work-months.ts'

const days = workingDays(['2026-05-01'])

it('counts the working days of tasks by month, from a day on and without holidays', () => {
  const tasks = [
    { inicio: '2026-03-02', fin: '2026-03-20' },
    { inicio: '2026-04-29', fin: '2026-05-05' },
  ]
  expect([...workByMonth(tasks, days, '2026-03-16')]).toEqual([
    ['2026-03', 5],
    ['2026-04', 2],
    ['2026-05', 2],
  ])
})

it('has nothing for tasks that ended before', () => {
  expect(workByMonth([{ inicio: '2026-03-02', fin: '2026-03-20' }], days, '2026-04-01').size).toBe(0)
})
