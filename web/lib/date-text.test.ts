import { expect, it } from 'vitest'
import { dateYears } from '../../openapi/shared/date-years.ts'
import { dateError, dateText, monthError, parseDate, parseMonth } from './date-text.ts'

it('parses a typed day and rejects impossible ones', () => {
  expect(parseDate('1/3/26')).toBe('2026-03-01')
  expect(parseDate(' 01-03-2026 ')).toBe('2026-03-01')
  expect(parseDate('29/02/2028')).toBe('2028-02-29')
  for (const text of [
    '2026-03-01',
    '2026/3/1',
    '1-mar-26',
    '1 de marzo de 2026',
    '01/03/2026 00:00:00',
    '2026-03-01T09:30',
  ])
    expect(parseDate(text), text).toBe('2026-03-01')
  for (const text of [
    '',
    '1/3',
    '2026-02-30',
    '1-mayoría-26',
    '29/02/2026',
    '31/04/2026',
    '00/01/2026',
    '1/13/2026',
    'mañana',
  ]) {
    expect(parseDate(text), text).toBeNull()
  }
})

it('parses a month', () => {
  expect(parseMonth('3/2026')).toBe('2026-03')
  expect(parseMonth('12-26')).toBe('2026-12')
  for (const text of ['sep-26', 'sept. 2026', 'Septiembre de 2026', 'setiembre/26', 'set 26'])
    expect(parseMonth(text), text).toBe('2026-09')
  expect([parseMonth('mar-26'), parseMonth('may 2026'), parseMonth('mayoría 2026')]).toEqual([
    '2026-03',
    '2026-05',
    null,
  ])
  for (const text of ['2026-03', '2026/3', '01/03/2026', '2026-03-31']) expect(parseMonth(text), text).toBe('2026-03')
  for (const text of ['', '13/2026', '0/2026', '2026', '2026-13', '31/02/2026'])
    expect(parseMonth(text), text).toBeNull()
})

it('formats wire values and leaves other text alone', () => {
  expect([dateText('2026-03-01'), dateText('2026-03'), dateText('1/3')]).toEqual(['01/03/2026', '03/2026', '1/3'])
})

it('returns the error of an invalid value', () => {
  expect(dateError('')).toBeUndefined()
  for (const text of ['1/3', '2026-02-31']) expect(dateError(text), text).toContain('31/12/2026')
  expect(dateError('2026-03-01', { min: '2026-03-02' })).toBe('Como muy temprano 02/03/2026.')
  expect(dateError('2026-03-03', { max: '2026-03-02' })).toBe('Como muy tarde 02/03/2026.')
  expect(dateError('0206-03-01')).toBe('El año tiene que estar entre 1950 y 2099.')
  expect([dateError('1926-03-01'), monthError('1926-03')]).toEqual(Array(2).fill(dateError('0206-03-01')))
  expect(dateError('1926-03-01', { years: dateYears.birthday })).toBeUndefined()
  const noMonth = 'Escribí mes y año, por ejemplo 12/2026.'
  expect([monthError('2026-03'), monthError('marzo'), monthError('2026-13')]).toEqual([undefined, noMonth, noMonth])
})
