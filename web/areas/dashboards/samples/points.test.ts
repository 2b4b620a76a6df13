import { describe, expect, it } from 'vitest'
import { changeOver, changeText, countOf, lastDays, lastHours, lastWeeks, shortTime, timeText } from './points.ts'

const day = (x: string) => ({ x, y: 1 })

describe('the points of a range', () => {
  it('are counted back from the last one, both days included', () => {
    const days = ['2026-03-08', '2026-03-09', '2026-03-15', '2026-03-16'].map(day)
    expect(lastDays(days, 8).map(({ x }) => x)).toEqual(['2026-03-09', '2026-03-15', '2026-03-16'])
    expect(lastDays(days, 1).map(({ x }) => x)).toEqual(['2026-03-16'])
    expect(lastDays([], 7)).toEqual([])
  })

  it('may be hours of one day or of several', () => {
    const times = ['09:00', '12:30', '15:30'].map(day)
    expect(lastHours(times, 3).map(({ x }) => x)).toEqual(['12:30', '15:30'])
    const hours = ['2026-03-15T10:00:00Z', '2026-03-15T16:00:00Z', '2026-03-16T15:00:00Z'].map(day)
    expect(lastHours(hours, 24)).toHaveLength(2)
  })

  it('lastWeeks returns the weeks that end within the range, at least one', () => {
    const weeks = ['2026-02-24/2026-03-02', '2026-03-03/2026-03-09', '2026-03-10/2026-03-16']
    expect([lastWeeks(weeks, 7), lastWeeks(weeks, 8), lastWeeks(weeks, 365)].map(({ length }) => length)).toEqual([
      1, 2, 3,
    ])
    expect(lastWeeks([], 7)).toEqual([])
  })
})

describe('the texts of a range', () => {
  it('compare the last value with the first', () => {
    expect([changeOver([100, 50, 125]), changeOver([5]), changeOver([0, 4])]).toEqual([25, null, null])
    expect([changeText(25), changeText(-3.14), changeText(0.01)].map((text) => text.replace(/\s%/, '%'))).toEqual([
      '25% más',
      '3,1% menos',
      'igual',
    ])
  })

  it('format times and counts', () => {
    expect([timeText('2026-03-16'), shortTime('2026-03-16'), timeText('09:30')]).toEqual([
      '16/03/2026',
      '16/03',
      '09:30',
    ])
    expect(countOf(55, 46_085)).toBe('25.347')
  })
})
