import { expect, test } from 'vitest'
import { isPast, momentOf, presets, reminderText, typedDate, typedTime } from './reminder.ts'

// A Sunday morning.
const now = new Date(2026, 2, 15, 9, 30)

test('presets offers future times only, without duplicates', () => {
  expect(presets(now).map(({ label }) => label)).toEqual(['Hoy a las 18:00', 'Mañana a las 08:00'])
  const wednesday = new Date(2026, 2, 18, 17, 45)
  expect(presets(wednesday).map(({ label, time }) => [label, time])).toEqual([
    ['Mañana a las 08:00', new Date(2026, 2, 19, 8)],
    ['El lunes a las 08:00', new Date(2026, 2, 23, 8)],
  ])
})

test('reminderText names yesterday, today and tomorrow, else the date', () => {
  const textFor = (time: Date) => reminderText(time.toISOString(), now)
  expect(textFor(new Date(2026, 2, 15, 18))).toBe('Hoy, 18:00')
  expect(textFor(new Date(2026, 2, 16, 8, 5))).toBe('Mañana, 08:05')
  expect(textFor(new Date(2026, 2, 14, 23))).toBe('Ayer, 23:00')
  expect(textFor(new Date(2026, 2, 28, 12))).toBe('28/03/2026, 12:00')
  expect(isPast(now.toISOString(), now)).toBe(true)
})

test('momentOf parses a date and time, or returns null', () => {
  const moment = momentOf('2026-03-28', '12:05')!
  expect([typedDate(moment), typedTime(moment)]).toEqual(['2026-03-28', '12:05'])
  expect(momentOf('2026-03-28', '')).toBeNull()
  expect(momentOf('', '10:00')).toBeNull()
})
