import { expect, test } from 'vitest'
import { listTime } from './chat-time.ts'

test('listTime shortens recent times: hour today, "ayer", weekday within six days, else the date', () => {
  const now = new Date('2026-03-16T15:00:00')
  expect(listTime('2026-03-16T09:05:00', now)).toBe('09:05')
  expect(listTime('2026-03-15T09:05:00', now)).toBe('ayer')
  expect(listTime('2026-03-12T09:05:00', now)).toBe('jueves')
  expect(listTime('2026-03-09T09:05:00', now)).toBe('09/03/2026')
})
