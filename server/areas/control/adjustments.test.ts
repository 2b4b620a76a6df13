import { describe, expect, it } from 'vitest'
import { exact } from '../../money/decimal.ts'
import { certifiedAdjustment, lastFactor, uncertifiedAdjustment } from './adjustments.ts'

const only = (values: Map<string, string>) => [{ peso: '100', values }]

describe('the adjustment of contracts in force', () => {
  it('takes the last published value of the index, by month or by day', () => {
    const months = new Map([
      ['2026-03', '108'],
      ['2026-01', '100'],
    ])
    expect(lastFactor(only(months), '2026-01')?.toFixed()).toBe('1.08')
    const days = new Map([
      ['2026-01-31', '200'],
      ['2026-02-14', '210'],
    ])
    expect(lastFactor(only(days), '2026-01')?.toFixed()).toBe('1.05')
    const weighted = [
      { peso: '60', values: months },
      { peso: '40', values: days },
    ]
    expect(lastFactor(weighted, '2026-01')?.toFixed()).toBe('1.068')
  })

  it('is unknown without a value for the base month, or without any value', () => {
    expect(lastFactor(only(new Map([['2026-03', '108']])), '2026-01')).toBeNull()
    expect(lastFactor(only(new Map()), '2026-01')).toBeNull()
  })

  it('adjusts what is left to certify, without the share of a frozen advance', () => {
    const [rest, factor] = [60_000_000n, exact('1.08')]
    const terms = { anticipoPorcentaje: 200_000 }
    expect(uncertifiedAdjustment(rest, factor, { ...terms, anticipoCongela: false })).toBe(4_800_000n)
    expect(uncertifiedAdjustment(rest, factor, { ...terms, anticipoCongela: true })).toBe(3_840_000n)
  })

  it('splits what is certified among rubros, to the cent and in the currency of the project', () => {
    const certificate = { bruto: 100_000, ajuste: 5_001, diferenciaAjuste: 0, brutoAjustadoBase: 105_001 }
    const rubros = [{ importeBase: '35000' }, { importeBase: '70001' }]
    expect(certifiedAdjustment(certificate, rubros)).toEqual([1_667n, 3_334n])
    expect(certifiedAdjustment({ ...certificate, brutoAjustadoBase: 1_050_010 }, rubros)).toEqual([16_670n, 33_340n])
  })
})
