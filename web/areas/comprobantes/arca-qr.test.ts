import { describe, expect, it } from 'vitest'
import { readArcaQr } from './arca-qr.ts'

/** The example of the specification, with a real check digit. */
const invoice = {
  ver: 1,
  fecha: '2020-10-13',
  cuit: 30_712_345_671,
  ptoVta: 10,
  tipoCmp: 1,
  nroCmp: 94,
  importe: 12_100,
  moneda: 'DOL',
  ctz: 65,
  tipoDocRec: 80,
  nroDocRec: 30_546_689_979,
  tipoCodAut: 'E',
  codAut: 70_417_054_367_476,
}
const address = (payload: unknown, start = 'https://www.afip.gob.ar/fe/qr/?p=') =>
  start + btoa(typeof payload === 'string' ? payload : JSON.stringify(payload))
const read = (change: object) => readArcaQr(address({ ...invoice, ...change }))

describe('the QR of an invoice', () => {
  it('says supplier, kind, number, day, total, currency and CAE', () => {
    expect(readArcaQr(address(invoice))).toEqual({
      cuit: '30712345671',
      tipo: 'factura',
      letra: 'A',
      puntoVenta: 10,
      numero: 94,
      fecha: '2020-10-13',
      total: '12100.00',
      moneda: 'USD',
      cotizacion: '65.000000',
      cae: '70417054367476',
      receptor: '30546689979',
    })
  })

  it.each([
    ['the new name of the office', address(invoice, 'https://www.arca.gob.ar/fe/qr/?p=')],
    ['spaces around, without a scheme', ` ${address(invoice, 'www.afip.gob.ar/fe/qr/?p=')}\n`],
    ['base64 for addresses, without padding', address(invoice).replaceAll('+', '-').replace(/=+$/, '')],
  ])('is read with %s', (_what, text) => {
    expect(readArcaQr(text)).toMatchObject({ numero: 94 })
  })

  it('is read from numbers that are written as text, and without what may be missing', () => {
    const bare = { ctz: undefined, tipoDocRec: undefined, nroDocRec: 1, codAut: 'x', moneda: 'PES', importe: '1234.5' }
    expect(read({ ...bare, cuit: '30712345671', tipoCmp: '13', ptoVta: '00003' })).toEqual({
      cuit: '30712345671',
      tipo: 'notaCredito',
      letra: 'C',
      puntoVenta: 3,
      numero: 94,
      fecha: '2020-10-13',
      total: '1234.50',
      moneda: 'ARS',
      cotizacion: null,
      cae: null,
      receptor: null,
    })
  })

  it.each([
    ['another address', address(invoice, 'https://www.afip.gob.ar.example.com/fe/qr/?p=')],
    ['another page of the office', address(invoice, 'https://www.afip.gob.ar/otra/?p=')],
    ['a script', address(invoice, 'javascript:alert(1)//www.afip.gob.ar/fe/qr/?p=')],
    ['no payload', 'https://www.afip.gob.ar/fe/qr/'],
    ['broken base64', 'https://www.afip.gob.ar/fe/qr/?p=%%%'],
    ['bytes that are no text', address('\u00FF\u00FE')],
    ['JSON that ends early', address('{"ver":1')],
    ['a list', address([invoice])],
    ['null', address('null')],
    ['a huge text', address({ ...invoice, more: 'x'.repeat(10_000) })],
    ['a barcode of a product', '7790001234567'],
    ['nothing', ''],
  ])('is not %s', (_what, text) => {
    expect(readArcaQr(text)).toBeNull()
  })

  it.each([
    { cuit: 30_712_345_678 },
    { cuit: { toString: 'x' } },
    { tipoCmp: 999 },
    { tipoCmp: '__proto__' },
    { nroCmp: 0 },
    { nroCmp: 1.5 },
    { nroCmp: 1e30 },
    { ptoVta: -1 },
    { fecha: '2020-02-30' },
    { fecha: '20201013' },
    { fecha: ['2020-10-13'] },
    { importe: -1 },
    { importe: '1e5' },
    { importe: 1e14 },
    { importe: null },
    { moneda: 'constructor' },
    { moneda: '012' },
  ])('with %j is refused', (change) => {
    expect(read(change)).toBeNull()
  })
})
