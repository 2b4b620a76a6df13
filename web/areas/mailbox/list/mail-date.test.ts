import { expect, test } from 'vitest'
import { listTime } from './mail-date.ts'

test('shows the time for today, "ayer" for yesterday and the date before that', () => {
  const now = new Date(2026, 2, 16, 9, 0)
  expect(listTime(new Date(2026, 2, 16, 7, 5).toISOString(), now)).toBe('07:05')
  expect(listTime(new Date(2026, 2, 15, 23, 59).toISOString(), now)).toBe('ayer')
  expect(listTime(new Date(2019, 11, 31, 12).toISOString(), now)).toBe('31/12/2019')
})
