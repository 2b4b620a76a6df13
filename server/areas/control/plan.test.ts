import { describe, expect, it } from 'vitest'
import { curveOf, paceOf, plannedUntil } from './plan.ts'

const dates = { from: '2026-01-01', to: '2026-12-31' }

describe('the plan of a project', () => {
  it('starts at 0, is half in the middle of the dates, and ends with the total', () => {
    expect(plannedUntil(1000n, dates, '2025-12-31')).toBe(0n)
    expect(plannedUntil(1000n, { from: '2026-01-01', to: '2026-01-10' }, '2026-01-05')).toBe(500n)
    expect(plannedUntil(1000n, dates, '2026-12-31')).toBe(1000n)
    expect(plannedUntil(1000n, dates, '2030-01-01')).toBe(1000n)
  })

  it('is shown by month beside the spending, which is null for future months', () => {
    const spent = new Map([
      ['2026-01', 10n],
      ['2026-03', 5n],
    ])
    const points = curveOf(spent, 100n, { from: '2026-01-01', to: '2026-05-31' }, '2026-03-16')
    expect(points.map(({ mes, real }) => [mes, real])).toEqual([
      ['2026-01', 10n],
      ['2026-02', 10n],
      ['2026-03', 15n],
      ['2026-04', null],
      ['2026-05', null],
    ])
    expect(points.at(-1)!.plan).toBe(100n)
    expect(curveOf(spent, 100n, null, '2026-03-16').every(({ plan }) => plan === null)).toBe(true)
  })

  it('estimates the end at the pace of the last three months, or null without spending', () => {
    const spent = new Map([['2026-02', 300n]])
    expect(paceOf(spent, 600n, '2026-03-16')).toEqual({ perMonth: 100n, ends: '2026-09-14' })
    expect(paceOf(new Map(), 600n, '2026-03-16')).toEqual({ perMonth: 0n, ends: null })
  })
})
