import { describe, expect, it } from 'vitest'
import { exact, importe } from '../../money/decimal.ts'
import { certificateAmounts, periodAmount, periodQuantity } from './formulas.ts'

describe('the amounts of a certificate', () => {
  it('equal those of the example by amounts: CAC 178.3 to 180.0, anticipo 20, reparo 5', () => {
    const terms = {
      anticipoPorcentaje: '20',
      fondoReparoPorcentaje: '5',
      anticipoRestante: '6000000.00',
      isLast: false,
    }
    expect(certificateAmounts('10000000.00', exact('180.0').div('178.3'), terms)).toEqual({
      bruto: '10000000.00',
      ajuste: '95344.92',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '504767.25',
      neto: '7590577.67',
    })
  })

  it('include earlier adjustment differences in the base of the fondo de reparo', () => {
    const terms = {
      anticipoPorcentaje: '20',
      fondoReparoPorcentaje: '5',
      anticipoRestante: '6000000.00',
      isLast: false,
    }
    const more = { otrasRetenciones: '100', diferenciaAjuste: '67302.30' }
    expect(certificateAmounts('10000000.00', exact('180.0').div('178.3'), terms, more)).toEqual({
      bruto: '10000000.00',
      ajuste: '95344.92',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '508132.36',
      neto: '7654414.86',
    })
  })

  it('take back at most what is left of the advance, and all of it in the last certificate', () => {
    const amortized = (anticipoRestante: string, isLast: boolean) =>
      certificateAmounts('1000.00', exact(1), {
        anticipoPorcentaje: '20',
        fondoReparoPorcentaje: '5',
        anticipoRestante,
        isLast,
      }).anticipoAmortizado
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
