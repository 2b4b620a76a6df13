import { describe, expect, it } from 'vitest'
import { lastFactor } from './contract-adjustment.ts'
import type { WeightedIndex } from './rates.ts'

const term = (peso: string, values: Record<string, string>): WeightedIndex => ({
  codigo: 'CAC',
  peso,
  values: new Map(Object.entries(values).map(([periodo, valor]) => [periodo, { periodo, valor, provisorio: false }])),
})
const noLag = { mesBase: '2026-01', indiceDesfase: 0 }
const months = { '2026-03': '108', '2026-02': '103', '2026-01': '100' }

describe('the factor of what is left to certify', () => {
  it('is that of a certificate of the month, with the last value published by then', () => {
    const factorIn = (periodo: string) => lastFactor([term('100', months)], noLag, periodo)?.toFixed()
    expect(factorIn('2026-02')).toBe('1.03')
    expect(factorIn('2026-05')).toBe('1.08')
    const days = term('100', { '2026-01-31': '200', '2026-02-13': '208', '2026-02-14': '210' })
    expect(lastFactor([days], noLag, '2026-02')?.toFixed()).toBe('1.05')
  })

  it('weighs the indices, each with its own last value, and looks back by the lag', () => {
    const terms = [term('60', months), term('40', { '2026-01': '200', '2026-02': '230' })]
    // 0.6 x 1.08 + 0.4 x 1.15, and 0.6 x 1.03 + 0.4 x 1.15
    expect(lastFactor(terms, noLag, '2026-03')?.toFixed()).toBe('1.108')
    expect(lastFactor(terms, { ...noLag, indiceDesfase: 1 }, '2026-03')?.toFixed()).toBe('1.078')
  })

  it('is unknown without a value for the base month, or without any value until then', () => {
    expect(lastFactor([term('100', { '2026-03': '108' })], noLag, '2026-03')).toBeNull()
    expect(lastFactor([term('60', months), term('40', {})], noLag, '2026-03')).toBeNull()
    const later = { mesBase: '2026-03', indiceDesfase: 0 }
    expect(lastFactor([term('100', { '2026-03': '108' })], later, '2026-02')).toBeNull()
  })
})
