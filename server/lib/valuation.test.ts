import { describe, expect, it } from 'vitest'
import { exact, importe } from './decimal.ts'
import { inConstantMoney, inDollars, indexFactor, rateOn, rateWarning, type IndexValue } from './valuation.ts'

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

  it('value each amount by its own day, or say which is missing', () => {
    expect(inDollars('1000000.00', '2026-02-14', rates, 'oficial')).toEqual({
      importe: '666.67',
      avisos: ['cotización de hace 12 días'],
    })
    expect(() => inDollars('1.00', '2025-12-31', rates, 'MEP')).toThrow(
      'No hay cotización MEP de USD al 31/12/2025 ni antes.',
    )
  })
})

describe('index factors', () => {
  it('are not rounded before the amount is', () => {
    const factor = indexFactor('CAC', values, '2017-01', '2017-03')
    expect(importe(exact('10000000.00').times(factor.minus(1)))).toBe('95344.92')
  })

  it('name what is missing, and tell what is provisional', () => {
    expect(() => indexFactor('CAC', values, '2017-01', '2017-02')).toThrow('Falta el índice CAC de 02/2017.')
    expect(inConstantMoney('100.00', '2017-01-15', { codigo: 'CAC', values }, '2017-03')).toEqual({
      importe: '100.95',
      avisos: ['índice CAC de 03/2017 provisorio'],
    })
  })
})
