import { describe, expect, it } from 'vitest'
import { vatOf } from './vat.ts'

describe('the VAT of a row', () => {
  it.each([
    ['none', { neto: '100' }, []],
    ['one rate', { neto: '100', iva21: '21' }, [{ alicuota: '21', importe: '21' }]],
    ['one rate by its net amount', { neto21: '100' }, [{ alicuota: '21', base: '100' }]],
    ['the sum of one rate', { neto: '100', iva: '10.5' }, [{ alicuota: '10.5', importe: '10.5' }]],
    ['the sum without a net amount', { total: '131', exento: '10', iva: '21' }, [{ alicuota: '21', importe: '21' }]],
    [
      'two rates, whose bases add up to the net amount',
      { neto: '3000.02', iva: '525.01', iva21: '420', iva105: '105.01' },
      [
        { alicuota: '21', base: '1999.92', importe: '420' },
        { alicuota: '10.5', base: '1000.10', importe: '105.01' },
      ],
    ],
    [
      'two rates with their net amounts',
      { neto21: '2000', iva21: '420', neto105: '1000', iva105: '105' },
      [
        { alicuota: '21', base: '2000', importe: '420' },
        { alicuota: '10.5', base: '1000', importe: '105' },
      ],
    ],
  ])('%s', (_name, row, lines) => expect(vatOf(row)).toEqual(lines))

  it.each([
    ['of several rates in one column', { neto: '3000', iva: '525' }, /no es el IVA de una sola alícuota/],
    ['that differs from its rates', { neto: '100', iva: '30', iva21: '21' }, /suman 21,00, y el IVA dice 30/],
    ['without a net amount', { iva: '21' }, /Sin el neto ni el total/],
  ])('is refused %s', (_name, row, message) =>
    expect(() => vatOf(row)).toThrow(
      expect.objectContaining({ issues: [{ field: 'iva', message: expect.stringMatching(message) }] }),
    ),
  )
})
