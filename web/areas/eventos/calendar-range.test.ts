import { expect, it } from 'vitest'
import { daysIn, rangeOf, stepDay, titleOf, weekdayText } from './calendar-range.ts'

it('weeks begin on Monday, and a month has six of them', () => {
  expect(rangeOf('mes', '2026-03-15')).toEqual({ desde: '2026-02-23', hasta: '2026-04-05' })
  expect(rangeOf('mes', '2026-06-30')).toEqual({ desde: '2026-06-01', hasta: '2026-07-12' })
  expect(rangeOf('semana', '2026-03-15')).toEqual({ desde: '2026-03-09', hasta: '2026-03-15' })
  expect(rangeOf('dia', '2026-03-15')).toEqual({ desde: '2026-03-15', hasta: '2026-03-15' })
  expect(rangeOf('agenda', '2026-03-15')).toEqual({ desde: '2026-03-15', hasta: '2026-04-13' })
})

it('a step goes to the next period', () => {
  expect(stepDay('mes', '2026-01-31', 1)).toBe('2026-02-01')
  expect(stepDay('mes', '2026-01-15', -1)).toBe('2025-12-01')
  expect(stepDay('semana', '2026-03-01', 1)).toBe('2026-03-08')
  expect(stepDay('dia', '2026-03-01', -1)).toBe('2026-02-28')
  expect(stepDay('agenda', '2026-03-01', 1)).toBe('2026-03-31')
})

it('the title names the period', () => {
  expect(titleOf('mes', '2026-03-15')).toBe('Marzo de 2026')
  expect(titleOf('semana', '2026-03-11')).toBe('9 al 15 de marzo de 2026')
  expect(titleOf('semana', '2026-03-31')).toBe('30 de marzo al 5 de abril de 2026')
  expect(titleOf('semana', '2025-12-31')).toBe('29 de diciembre de 2025 al 4 de enero de 2026')
  expect(titleOf('dia', '2026-03-10')).toBe('Martes 10 de marzo de 2026')
  expect(weekdayText('2026-03-10', '2026-05-01')).toBe('Martes 10 de marzo')
  expect(weekdayText('2027-03-10', '2026-05-01')).toBe('Miércoles 10 de marzo de 2027')
})

it('an event is on each of its days within the range', () => {
  const range = { desde: '2026-03-01', hasta: '2026-03-03' }
  expect(daysIn(range, { inicio: '2026-02-27', fin: '2026-03-02' })).toEqual(['2026-03-01', '2026-03-02'])
  expect(daysIn(range, { inicio: '2026-03-02T22:00', fin: '2026-03-03T00:00' })).toEqual(['2026-03-02'])
  expect(daysIn(range, { inicio: '2026-03-02T22:00', fin: '2026-03-04T01:00' })).toEqual(['2026-03-02', '2026-03-03'])
  expect(daysIn(range, { inicio: '2026-03-02T00:00', fin: '2026-03-02T00:00' })).toEqual(['2026-03-02'])
})
