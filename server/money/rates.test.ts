import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../lib/calendar.ts'
import { exact, importe } from './decimal.ts'
import { indexFactor, missingRate, rateOn, rateWarning, type IndexValue } from './rates.ts'

const rates = [
  { fecha: '2026-01-02', valor: '1400.00' },
  { fecha: '2026-02-02', valor: '1500.00' },
]
const values = new Map<string, IndexValue>(
  (
    [
      ['2017-01', '178.3', false],
      ['2017-03', '180.0', true],
    ] as const
  ).map(([periodo, valor, provisorio]) => [periodo, { periodo, valor, provisorio }]),
)

describe('rates', () => {
  it('are the last on or before the day, and warn when they are older than a week', () => {
    expect(rateOn(rates, '2026-01-01')).toBe(undefined)
    expect(rateOn(rates, '2026-02-01')).toEqual(rates[0])
    expect(rateOn(rates, '2026-02-02')).toEqual(rates[1])
    expect(rateWarning(rates[1]!, '2026-02-09')).toBe(undefined)
    expect(rateWarning(rates[1]!, '2026-02-14')).toBe('cotización de hace 12 días')
  })

  it('are the nearest one that is not after the day, for any day', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(offsets, fc.integer({ min: -5, max: 905 }), (days, asked) => {
        const sorted = days.toSorted((a, b) => a - b)
        const known = sorted.map((day) => ({ fecha: addDays('2025-01-01', day), valor: String(1000 + day) }))
        const nearest = Math.max(...sorted.filter((day) => day <= asked))
        const found = rateOn(known, addDays('2025-01-01', asked))
        expect(found?.valor).toBe(Number.isFinite(nearest) ? String(1000 + nearest) : undefined)
        if (found) expect(rateWarning(found, addDays('2025-01-01', asked)) !== undefined).toBe(asked - nearest > 7)
      }),
    )
  })

  it('name the missing one', () => {
    expect(missingRate('USD', 'MEP', '2025-12-31').message).toBe(
      'No hay cotización MEP de dólares al 31/12/2025 ni antes. Cargala y probá de nuevo.',
    )
  })
})

describe('index factors', () => {
  it('are not rounded before the amount', () => {
    const factor = indexFactor('CAC', values, '2017-01', '2017-03')
    expect(importe(exact('10000000.00').times(factor.minus(1)))).toBe('95344.92')
  })

  it('chain from month to month, and invert', () => {
    const level = fc.integer({ min: 1_000_000, max: 900_000_000_000 })
    fc.assert(
      fc.property(fc.array(level, { minLength: 3, maxLength: 24 }), (levels) => {
        const months = levels.map((_, index) => addMonths('2024-01', index))
        const series = new Map(
          levels.map((each, index) => [
            months[index]!,
            { periodo: months[index]!, valor: exact(each).div(1_000_000).toFixed(6), provisorio: false },
          ]),
        )
        const factor = (base: string, target: string) => indexFactor('CAC', series, base, target)
        const [first, middle, last] = [months[0]!, months[1]!, months.at(-1)!]
        expect(factor(first, first).toString()).toBe('1')
        const direct = factor(first, last)
        const apart = factor(first, middle).times(factor(middle, last))
        expect(apart.minus(direct).abs().div(direct).lt('1e-15')).toBe(true)
        const there = exact('1000000.00').times(direct)
        expect(importe(there.times(factor(last, first)))).toBe('1000000.00')
        expect(() => factor(first, addMonths(last, 1))).toThrow('Falta el índice CAC')
      }),
    )
  })

  it('of a daily index are those of the last day of each month', () => {
    const days = { '2024-01-31': '100', '2024-02-28': '150', '2024-02-29': '110', '2024-03-30': '120' }
    const daily = new Map(
      Object.entries(days).map(([periodo, valor]) => [periodo, { periodo, valor, provisorio: false }]),
    )
    expect(indexFactor('UVA', daily, '2024-01', '2024-02').toString()).toBe('1.1')
    expect(() => indexFactor('UVA', daily, '2024-01', '2024-03')).toThrow('Falta el índice UVA del 31/03/2024.')
  })

  it('name the missing month', () => {
    expect(() => indexFactor('CAC', values, '2017-01', '2017-02')).toThrow('Falta el índice CAC de 02/2017.')
  })
})
