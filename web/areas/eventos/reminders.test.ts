import { expect, it } from 'vitest'
import { reminderOptions, reminderText } from './reminders.ts'

it('a reminder is said in the largest whole unit', () => {
  const texts = [0, 1, 90, 60, 2880, 10_080].map((minutes) => reminderText(minutes, false))
  expect(texts).toEqual([
    'Al empezar',
    '1 minuto antes',
    '90 minutos antes',
    '1 hora antes',
    '2 días antes',
    '1 semana antes',
  ])
})

it('a reminder of an all-day event is said by its day and hour', () => {
  const texts = [0, 360, 900, 2340, 9540].map((minutes) => reminderText(minutes, true))
  expect(texts).toEqual([
    'Ese día a las 0:00',
    'El día anterior a las 18:00',
    'El día anterior a las 9:00',
    '2 días antes a las 9:00',
    'Una semana antes a las 9:00',
  ])
})

it('the options contain what an imported event has', () => {
  expect(reminderOptions(['45'], false).map(({ value }) => value)).toContain('45')
})
