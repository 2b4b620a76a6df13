import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date(2026, 2, 16, 15, 30)
const at = (day: number, hour: number, minute = 0) => relativeTime(new Date(2026, 2, day, hour, minute), now)

test('the last hour is in minutes', () => {
  expect(relativeTime(new Date(now.getTime() - 20_000), now)).toBe('recién')
  expect(relativeTime(new Date(now.getTime() + 20_000), now)).toBe('recién')
  expect(at(16, 15, 29)).toBe('hace 1 minuto')
  expect(at(16, 15, 25)).toBe('hace 5 minutos')
})

test('the same day is in hours, the day before is yesterday, earlier ones are dates', () => {
  expect(at(16, 14, 10)).toBe('hace 1 hora')
  expect(at(16, 0, 5)).toBe('hace 15 horas')
  expect(at(15, 23, 59)).toBe('ayer')
  expect(at(15, 0)).toBe('ayer')
  expect(at(14, 23, 59)).toBe('14/03/2026')
})

test('shortly after midnight, the previous evening is in hours', () => {
  expect(relativeTime(new Date(2026, 2, 15, 23, 0), new Date(2026, 2, 16, 1, 30))).toBe('hace 2 horas')
})

test('future times are an hour of today or a date', () => {
  expect(at(16, 18, 5)).toBe('hoy a las 18:05')
  expect(at(18, 9)).toBe('18/03/2026')
})
