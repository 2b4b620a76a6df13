import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, fromScaled, importe } from './decimal.ts'
import { dollarFactors, fraction, indexFactors, timesFraction } from './factors.ts'
import { indexFactor } from './rates.ts'

const cents = fc.bigInt({ min: -10_000_000_000_000n, max: 10_000_000_000_000n })
const rate = fc.integer({ min: 1, max: 900_000_000 }).map((value) => fromScaled('cotizacion', value))

describe('factors', () => {
  it('are in lowest terms, or the closest fraction with small terms', () => {
    expect(fraction(1800, 1783)).toEqual({ p: 1800, q: 1783 })
    expect(fraction(1_000_000, 1_035_500_000)).toEqual({ p: 2, q: 2071 })
    const near = fraction(10 ** 15 - 1, 10 ** 14 + 3)
    expect(near.p / near.q).toBeCloseTo(10, 9)
  })

  it('to dollars give the same as dividing one amount by the rate', () => {
    fc.assert(
      fc.property(cents, rate, (amount, valor) => {
        const rates = [{ fecha: '2026-01-05', valor }]
        const one = importe(exact(fromScaled('importe', amount)).div(valor))
        const { ranges } = dollarFactors(rates)
        expect(importe(exact(timesFraction(amount, ranges[0]!)).div(100))).toBe(one)
      }),
    )
  })

  it('to the money of another month give the same as multiplying one amount by indexFactor', () => {
    fc.assert(
      fc.property(cents, rate, rate, (amount, base, target) => {
        const values = [
          { periodo: '2026-01', valor: base, provisorio: false },
          { periodo: '2026-03', valor: target, provisorio: true },
        ]
        const factor = indexFactor('CAC', new Map(values.map((value) => [value.periodo, value])), '2026-01', '2026-03')
        const one = importe(exact(fromScaled('importe', amount)).times(factor))
        const { ranges, watched } = indexFactors(values, '2026-03')
        expect(importe(exact(timesFraction(amount, ranges[0]!)).div(100))).toBe(one)
        expect(watched.map(({ clase, de }) => `${clase} ${de}`)).toEqual([
          'falta 2026-01',
          'vieja 2026-03',
          'provisorio 2026-03',
          'falta 2026-02',
        ])
      }),
      // An exact half cent after a periodic factor.
      { examples: [[-3_774_884_764_602n, '0.000028', '0.000001']] },
    )
  })
})
