import { describe, expect, it } from 'vitest'
import { fullPeriod, lastChange, shortPeriod } from './periods.ts'

describe('a period of the expenses', () => {
  it('is written in full with both days, and short with its end', () => {
    expect(fullPeriod('2026-03-10/2026-03-16')).toBe('10/03/2026 al 16/03/2026')
    expect(shortPeriod('2026-03-10/2026-03-16', 'semana')).toBe('16/03')
    expect(shortPeriod('2025-03-18/2026-03-16', 'anio')).toBe('03/2026')
  })

  it('is compared with the one before it, where there is one', () => {
    expect(lastChange([50, 100, 150])).toBe(50)
    expect(lastChange([100, 75])).toBe(-25)
    expect(lastChange([100])).toBeNull()
    expect(lastChange([0, 10])).toBeNull()
  })
})
