import { expect, it } from 'vitest'
import { dueState, localDay } from './due-date.ts'

it('a due date is overdue from the next local day on, unless the card is completed', () => {
  const now = new Date(2026, 2, 5, 23, 59)
  expect(localDay(now)).toBe('2026-03-05')
  expect(['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => dueState(day, false, now))).toEqual([
    'overdue',
    'today',
    'later',
  ])
  expect(dueState('2026-03-04', true, now)).toBe('done')
})
