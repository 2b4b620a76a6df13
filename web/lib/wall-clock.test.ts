import { expect, it } from 'vitest'
import { addDays, addMinutes, addMonths, hourOf, isDay, minutesBetween, weekdayOf } from './wall-clock.ts'

it('counts minutes and days on the clock, and keeps days as days', () => {
  expect(addMinutes('2026-12-31T23:45', 30)).toBe('2027-01-01T00:15')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01T10:00', -1)).toBe('2026-02-28T10:00')
  expect(minutesBetween('2026-03-10T09:00', '2026-03-11T08:30')).toBe(1410)
  expect(minutesBetween('2026-03-10', '2026-03-12')).toBe(2880)
  expect([isDay('2026-03-10'), hourOf('2026-03-10'), hourOf('2026-03-10T09:00')]).toEqual([true, '', '09:00'])
})

it('a month later is the same date, or the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

it('weeks begin on Monday', () => {
  expect(['2026-03-09', '2026-03-15T23:59'].map(weekdayOf)).toEqual([0, 6])
})
