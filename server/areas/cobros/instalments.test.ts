import { describe, expect, it } from 'vitest'
import { exact } from '../../money/decimal.ts'
import { dueOf, factorOf } from './instalments.ts'
import { generatedInstalments } from './planned.record.ts'

const value = (periodo: string, valor: string, provisorio = false) => [periodo, { periodo, valor, provisorio }] as const
const cac = new Map([value('2026-01', '100'), value('2026-02', '103'), value('2026-03', '108', true)])
const index = { terms: [{ codigo: 'CAC', peso: '100', values: cac }], mesBase: '2026-01', indiceDesfase: 1 }

describe('the factor of an instalment', () => {
  it.each([
    ['2026-03-10', '1.03', false],
    // Provisional, then not published yet: the last value counts.
    ['2026-04-10', '1.08', true],
    ['2026-07-10', '1.08', true],
  ])('due on %s is %s', (vencimiento, factor, isProvisional) => {
    const found = factorOf(vencimiento, index)
    expect([found.factor?.toString(), found.isProvisional]).toEqual([factor, isProvisional])
  })

  it('is null without an index, and without a value for its month', () => {
    expect(factorOf('2026-03-10', null)).toEqual({ factor: null, isProvisional: false })
    expect(factorOf('2026-03-10', { ...index, mesBase: '2020-01' }).factor).toBe(null)
  })
})

describe('what is due of an instalment', () => {
  const due = (cobrado: string, today = '2026-03-16') =>
    dueOf({ importe: '1000.00', vencimiento: '2026-03-10', cobrado }, exact('1.03'), today)

  it('is its adjusted amount without what was received', () => {
    expect(due('400.00')).toEqual({
      factor: '1.030000',
      importeAjustado: '1030.00',
      saldo: '630.00',
      estado: 'atrasada',
      diasAtraso: 6,
    })
  })

  it.each([
    ['0.00', '2026-03-10', 'pendiente'],
    ['0.01', '2026-03-10', 'parcial'],
    ['1029.99', '2026-03-11', 'atrasada'],
    ['1030.00', '2026-04-10', 'cobrada'],
    ['1500.00', '2026-04-10', 'cobrada'],
  ])('after %s on %s is %s', (cobrado, today, estado) => expect(due(cobrado, today).estado).toBe(estado))
})

it('generated instalments are on the day of the first one, or the last day of a shorter month', () => {
  const days = generatedInstalments({ cantidad: 3, primera: '2026-12-31', importe: '10', cadaMeses: 2 })
  expect(days.map(({ vencimiento }) => vencimiento)).toEqual(['2026-12-31', '2027-02-28', '2027-04-30'])
})
