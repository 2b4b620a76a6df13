import { describe, expect, it } from 'vitest'
import { fullPeriod, lastChange, shortPeriod } from './periods.ts'

describe('expense periods', () => {
  it('are written with both days in full, and with the end only in short', () => {
    expect(fullPeriod('2026-03-10/2026-03-16')).toBe('10/03/2026 al 16/03/2026')
    expect(shortPeriod('2026-03-10/2026-03-16', 'semana')).toBe('16/03')
    expect(shortPeriod('2025-03-18/2026-03-16', 'anio')).toBe('03/2026')
  })

  it('lastChange compares with the previous period, and is null without one', () => {
    expect(lastChange([50, 100, 150])).toBe(50)
    expect(lastChange([100, 75])).toBe(-25)
    expect(lastChange([100])).toBeNull()
    expect(lastChange([0, 10])).toBeNull()
  })
})
