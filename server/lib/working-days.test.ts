import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { workingDays } from './working-days.ts'

const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))

test('counts over weekends and holidays', () => {
  // Thursday 2 and Friday 3 April 2026 are holidays.
  const days = workingDays(['2026-04-02', '2026-04-03', '2026-04-04'])
  const wednesday = days.indexOf('2026-04-01')
  expect(days.dayOf(wednesday + 1)).toBe('2026-04-06')
  expect(['2026-04-02', '2026-04-04', '2026-04-06'].map(days.indexOf)).toEqual(Array(3).fill(wednesday + 1))
  expect(days.isWorkingDay('2026-04-02')).toBe(false)
})

test('numbers each working day once, in order', () => {
  fc.assert(
    fc.property(fc.array(aDay, { maxLength: 60 }), aDay, (holidays, day) => {
      const days = workingDays(holidays)
      const next = days.dayOf(days.indexOf(day))
      expect(days.isWorkingDay(next)).toBe(true)
      expect(next >= day).toBe(true)
      for (let skipped = day; skipped < next; skipped = addDays(skipped, 1))
        expect(days.isWorkingDay(skipped)).toBe(false)
      expect(days.indexOf(addDays(next, 1))).toBe(days.indexOf(next) + 1)
    }),
    { numRuns: 200 },
  )
})
