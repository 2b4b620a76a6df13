import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayAt, daysBetween, easterSunday, monthOf, monthsBetween } from './calendar.ts'

const month = fc
  .tuple(fc.integer({ min: 1000, max: 2999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, each]) => `${year}-${String(each).padStart(2, '0')}`)

describe('days and months', () => {
  it('are those of Buenos Aires', () => {
    expect(dayAt(new Date('2026-03-01T02:59:00Z'))).toBe('2026-02-28')
    expect(dayAt(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
    expect(monthOf('2026-03-01')).toBe('2026-03')
  })

  it('can be added and subtracted', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -600, max: 600 }), (start, months) => {
        const end = addMonths(start, months)
        expect(monthsBetween(start, end)).toBe(months)
        expect(addMonths(end, -months)).toBe(start)
        expect(start < end).toBe(months > 0)
      }),
    )
    expect(addMonths('2025-11', 3)).toBe('2026-02')
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(daysBetween('2026-03-04', '2026-03-16')).toBe(12)
  })

  it('agree with Date from year 0 to year 9999', () => {
    const last = Date.parse('9999-12-31T00:00:00Z') / 86_400_000
    const first = Date.parse('0000-01-01T00:00:00Z') / 86_400_000
    const textOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10)
    const day = fc.integer({ min: first, max: last })
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(addDays(textOf(from), to - from)).toBe(textOf(to))
        expect(daysBetween(textOf(from), textOf(to))).toBe(to - from)
      }),
    )
    for (const start of ['0000-01-01', '1999-12-01', '2000-02-01', '2100-02-01', '9999-11-30'])
      for (let days = 0; days <= 31; days++)
        expect(addDays(start, days)).toBe(textOf(Date.parse(start) / 86_400_000 + days))
    expect(() => addDays('ayer', 1)).toThrow(RangeError)
  })

  it('easterSunday returns the known dates', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
  })
})
