import { describe, expect, it } from 'vitest'
import { exact, importe } from '../../money/decimal.ts'
import { formulaFactor, type WeightedIndex } from '../../money/rates.ts'
import { billedWithVat, certificateAmounts, periodAmount, periodQuantity } from './formulas.ts'

/** anticipo 20, reparo 5, and enough of the advance left. */
const terms = {
  anticipoPorcentaje: '20',
  fondoReparoPorcentaje: '5',
  anticipoCongela: false,
  anticipoRestante: '6000000.00',
  isLast: false,
}
const cac = exact('180.0').div('178.3')

const monthly = (codigo: string, peso: string, values: Record<string, string>): WeightedIndex => ({
  codigo,
  peso,
  values: new Map(Object.entries(values).map(([periodo, valor]) => [periodo, { periodo, valor, provisorio: false }])),
})

describe('the amounts of a certificate', () => {
  it('equal those of the example by amounts: CAC 178.3 to 180.0, anticipo 20, reparo 5', () => {
    expect(certificateAmounts('10000000.00', cac, terms)).toEqual({
      bruto: '10000000.00',
      ajuste: '95344.92',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '504767.25',
      neto: '7590577.67',
    })
  })

  it('adjust only what was not paid in advance if the advance freezes its share of the price', () => {
    expect(certificateAmounts('10000000.00', cac, { ...terms, anticipoCongela: true })).toEqual({
      bruto: '10000000.00',
      ajuste: '76275.94',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '503813.80',
      neto: '7572462.14',
    })
  })

  it('equal those of the example with weights, with VAT and what is due after the fondo de reparo', () => {
    const formula = [
      monthly('MAT', '60', { '2026-01': '100', '2026-02': '110' }),
      monthly('MO', '40', { '2026-01': '200', '2026-02': '230' }),
    ]
    const factor = formulaFactor(formula, '2026-01', '2026-02')
    expect(factor.toFixed()).toBe('1.12')
    const amounts = certificateAmounts('10000000.00', factor, terms)
    expect(amounts).toMatchObject({ ajuste: '1200000.00', anticipoAmortizado: '2000000.00', neto: '8640000.00' })
    const { iva, totalAFacturar } = billedWithVat('9200000.00', '21')
    expect([iva, totalAFacturar]).toEqual(['1932000.00', '11132000.00'])
    expect(amounts.fondoReparo).toBe('560000.00')
    expect(importe(exact(totalAFacturar).minus(amounts.fondoReparo))).toBe('10572000.00')
  })

  it('include earlier adjustment differences in the base of the fondo de reparo', () => {
    const more = { otrasRetenciones: '100', diferenciaAjuste: '67302.30' }
    expect(certificateAmounts('10000000.00', cac, terms, more)).toEqual({
      bruto: '10000000.00',
      ajuste: '95344.92',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '508132.36',
      neto: '7654414.86',
    })
  })

  it('take back at most what is left of the advance, and all of it in the last certificate', () => {
    const amortized = (anticipoRestante: string, isLast: boolean) =>
      certificateAmounts('1000.00', exact(1), { ...terms, anticipoRestante, isLast }).anticipoAmortizado
    expect(amortized('500.00', false)).toBe('200.00')
    expect(amortized('150.00', false)).toBe('150.00')
    expect(amortized('-1.00', false)).toBe('0.00')
    expect(amortized('200.01', true)).toBe('200.01')
  })

  it('equal those of the example by items, in both months', () => {
    const gross = (first: string, second: string) => {
      const [a, b] = [periodQuantity('120.0000', first), periodQuantity('86.5000', second)]
      const amounts = [periodAmount(a, '185432.50'), periodAmount(b, '97210.00')]
      return { quantities: [a, b], amounts, bruto: importe(exact(amounts[0]!).plus(amounts[1]!)) }
    }
    expect(gross('30', '25')).toEqual({
      quantities: ['36.0000', '21.6250'],
      amounts: ['6675570.00', '2102166.25'],
      bruto: '8777736.25',
    })
    expect(gross('40', '35').bruto).toBe('11843792.75')
  })
})
