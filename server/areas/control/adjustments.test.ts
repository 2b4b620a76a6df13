import { describe, expect, it } from 'vitest'
import { exact } from '../../money/decimal.ts'
import { certifiedAdjustment, uncertifiedAdjustment } from './adjustments.ts'

describe('the adjustment of contracts in force', () => {
  it('adjusts what is left to certify, without the share of a frozen advance', () => {
    const [rest, factor] = [60_000_000n, exact('1.08')]
    const terms = { anticipoPorcentaje: 200_000 }
    expect(uncertifiedAdjustment(rest, factor, { ...terms, anticipoCongela: 0 })).toBe(4_800_000n)
    expect(uncertifiedAdjustment(rest, factor, { ...terms, anticipoCongela: 1 })).toBe(3_840_000n)
  })

  it('splits what is certified among rubros, to the cent and in the currency of the project', () => {
    const certificate = { bruto: 100_000, ajuste: 5_001, diferenciaAjuste: 0, brutoAjustadoBase: 105_001 }
    const rubros = [{ importeBase: '35000' }, { importeBase: '70001' }]
    expect(certifiedAdjustment(certificate, rubros)).toEqual([1_667n, 3_334n])
    expect(certifiedAdjustment({ ...certificate, brutoAjustadoBase: 1_050_010 }, rubros)).toEqual([16_670n, 33_340n])
  })
})
