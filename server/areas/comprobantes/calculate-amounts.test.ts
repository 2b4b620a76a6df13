import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact } from '../../money/decimal.ts'
import { Problem } from '../../lib/problem.ts'
import { calculateAmounts, roundingWarnings, type AmountsInput } from './calculate-amounts.ts'

const base = { letra: 'A', imputaciones: [{ rubroId: 'r' }] }

/** Returns the issue (field and message) with which the amounts are refused. */
function refusal(input: AmountsInput) {
  try {
    calculateAmounts(input)
  } catch (error) {
    if (error instanceof Problem) return error.issues![0]!
  }
  throw new Error('it was taken')
}

describe('the amounts of a supplier document', () => {
  it('derives VAT, total and the single imputación from the net', () => {
    expect(calculateAmounts({ ...base, neto: '100000', iva: [{ alicuota: '21' }], otrosTributos: '1500.5' })).toEqual({
      neto: '100000.00',
      noGravado: '0.00',
      exento: '0.00',
      sinImpuestos: '100000.00',
      impuestosInternos: '0.00',
      percepciones: [],
      iva: [{ alicuota: '21', base: '100000.00', importe: '21000.00' }],
      otrosTributos: '1500.50',
      total: '122500.50',
      imputaciones: [{ rubroId: 'r', importe: '100000.00' }],
    })
  })

  it('derives net and VAT from the total alone, to the cent', () => {
    expect(calculateAmounts({ ...base, total: '100', iva: [{ alicuota: '21' }] })).toMatchObject({
      neto: '82.64',
      iva: [{ base: '82.64', importe: '17.36' }],
      total: '100.00',
    })
    expect(calculateAmounts({ ...base, letra: 'C', total: '5000' })).toMatchObject({
      neto: '5000.00',
      iva: [],
      total: '5000.00',
    })
  })

  it('accepts two rates with their bases, and a VAT amount one cent off', () => {
    const iva: AmountsInput['iva'] = [
      { alicuota: '21', base: '1000', importe: '210.01' },
      { alicuota: '10.5', base: '500' },
    ]
    expect(calculateAmounts({ ...base, neto: '1500', iva })).toMatchObject({ total: '1762.51' })
  })

  it('accepts VAT rounded on each line of the paper, with a warning that states the difference', () => {
    const typed = calculateAmounts({ ...base, neto: '100', iva: [{ alicuota: '21', importe: '21.03' }] })
    expect(typed).toMatchObject({ iva: [{ base: '100.00', importe: '21.03' }], total: '121.03' })
    // Net and total of the paper are enough: its VAT is what is left.
    expect(calculateAmounts({ ...base, neto: '100', total: '121.03', iva: [{ alicuota: '21' }] })).toEqual(typed)
    expect(roundingWarnings(typed.iva)).toEqual([
      '21 % de 100,00 es 21,00, y el IVA cargado es 21,03: 0,03 de diferencia por el redondeo de cada renglón.',
    ])
    const long = { ...base, neto: '100', lineas: 40, iva: [{ alicuota: '21' as const, importe: '20.60' }] }
    expect(calculateAmounts(long)).toMatchObject({ total: '120.60' })
    expect(roundingWarnings([{ alicuota: '21', base: '100.00', importe: '21.01' }])).toEqual([])
  })

  it('adds what is untaxed and what the supplier collects, and derives the net from a total with them', () => {
    const taxes = {
      noGravado: '500',
      exento: '1500.5',
      impuestosInternos: '40',
      percepciones: [
        { impuesto: 'iibb' as const, jurisdiccion: ' capital  federal ', importe: '30' },
        { impuesto: 'iva' as const, importe: '25.5' },
      ],
    }
    const typed = calculateAmounts({ ...base, ...taxes, neto: '1000', iva: [{ alicuota: '21' }] })
    expect(typed).toMatchObject({
      neto: '1000.00',
      sinImpuestos: '3000.50',
      otrosTributos: '95.50',
      percepciones: [
        { impuesto: 'iibb', jurisdiccion: 'CABA', importe: '30.00' },
        { impuesto: 'iva', jurisdiccion: null, importe: '25.50' },
      ],
      total: '3306.00',
      imputaciones: [{ rubroId: 'r', importe: '3000.50' }],
    })
    expect(calculateAmounts({ ...base, ...taxes, total: '3306', iva: [{ alicuota: '21' }] })).toEqual(typed)
    // What the paper calls other taxes may be more than the perceptions that are named.
    expect(calculateAmounts({ ...base, ...taxes, neto: '1000', otrosTributos: '100' }).total).toBe('3100.50')
    // All of it may be exempt.
    expect(calculateAmounts({ ...base, exento: '80' })).toMatchObject({ neto: '0.00', total: '80.00' })
  })

  it.each<[string, Partial<AmountsInput>, string, string]>([
    [
      'a total that is further off than the lines on paper explain',
      { neto: '100', iva: [{ alicuota: '21' }], total: '121.11' },
      'total',
      'suman 121,00',
    ],
    [
      'a VAT that is two cents off with one line on paper',
      { neto: '100', lineas: 1, iva: [{ alicuota: '21', importe: '21.02' }] },
      'iva.0.importe',
      'con 1 renglón la diferencia no puede pasar de 0,01',
    ],
    [
      'a rate that stands twice',
      {
        neto: '100',
        iva: [
          { alicuota: '21', base: '1' },
          { alicuota: '21', base: '2' },
        ],
      },
      'iva.1.alicuota',
      'Ya hay',
    ],
    [
      'a line without its base beside another',
      { neto: '100', iva: [{ alicuota: '21' }, { alicuota: '0', base: '1' }] },
      'iva.0.base',
      'su base',
    ],
    ['bases above the net', { neto: '100', iva: [{ alicuota: '21', base: '101' }] }, 'iva', '101,00'],
    [
      'perceptions above the other taxes',
      { neto: '100', percepciones: [{ impuesto: 'iva', importe: '3' }], otrosTributos: '2.99' },
      'otrosTributos',
      'suman 3,00, más que los otros tributos (2,99)',
    ],
    [
      'a perception of a national tax by a province',
      { neto: '100', percepciones: [{ impuesto: 'ganancias', jurisdiccion: 'Salta', importe: '3' }] },
      'percepciones.0.jurisdiccion',
      'es nacional',
    ],
    [
      'the same perception twice',
      {
        neto: '100',
        percepciones: ['Cordoba', 'Córdoba'].map((jurisdiccion) => ({ impuesto: 'iibb', jurisdiccion, importe: '3' })),
      },
      'percepciones.1.impuesto',
      'Ya hay una percepción de IIBB de Córdoba',
    ],
    ['a total below what is exempt', { exento: '100', total: '90' }, 'total', 'lo no gravado y lo exento'],
    [
      'what it was spent on beside net and exempt amount',
      { neto: '100', exento: '50', imputaciones: [{ rubroId: 'r', importe: '100' }] },
      'imputaciones',
      'neto más no gravado y exento es 150,00',
    ],
    ['VAT on a C', { letra: 'C', neto: '100', iva: [{ alicuota: '21' }] }, 'iva', 'no discrimina'],
    [
      'what it was spent on beside the net',
      { neto: '100', imputaciones: [{ rubroId: 'r', importe: '90' }] },
      'imputaciones',
      'la diferencia es 10,00',
    ],
    [
      'two rubros without amounts',
      { neto: '100', imputaciones: [{ rubroId: 'r' }, { rubroId: 's' }] },
      'imputaciones.0.importe',
      'Un solo rubro',
    ],
    [
      'a rubro without an amount of which the others leave nothing',
      { neto: '100', imputaciones: [{ rubroId: 'r', importe: '101' }, { rubroId: 's' }] },
      'imputaciones',
      'la diferencia es -1,00',
    ],
  ])('refuses %s', (_what, input, field, words) => {
    expect(refusal({ ...base, ...input })).toEqual({ field, message: expect.stringContaining(words) })
  })

  it('gives the rubro without an amount what the others leave', () => {
    const spent = [{ rubroId: 'r', importe: '30.5' }, { rubroId: 's' }, { rubroId: 't', importe: '9.5' }]
    const { imputaciones } = calculateAmounts({ letra: 'C', neto: '100', imputaciones: spent })
    expect(imputaciones.map((each) => each.importe)).toEqual(['30.50', '60.00', '9.50'])
  })

  it('always satisfies: total = net + VAT + other taxes, VAT within a cent, imputaciones add up to the net', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 12 }).map((value) => (value / 100).toFixed(2))
    const rates = fc.constantFrom('0', '2.5', '5', '10.5', '21', '27')
    const property = fc.property(
      cents,
      rates,
      fc.boolean(),
      fc.integer({ min: 0, max: 50_000 }),
      (amount, alicuota, isTotal, others) => {
        const otrosTributos = isTotal ? '0' : (others / 100).toFixed(2)
        const { neto, iva, total, imputaciones } = calculateAmounts({
          ...base,
          [isTotal ? 'total' : 'neto']: amount,
          otrosTributos,
          iva: [{ alicuota }],
        })
        expect(exact(neto).plus(iva[0]!.importe).plus(otrosTributos).eq(total)).toBe(true)
        expect(exact(iva[0]!.base).times(alicuota).div(100).minus(iva[0]!.importe).abs().lte('0.015')).toBe(true)
        expect(imputaciones[0]!.importe).toBe(neto)
        if (isTotal) expect(total).toBe(amount)
      },
    )
    fc.assert(property, { numRuns: 500 })
  })
})
