import { describe, expect, it } from 'vitest'
import { readKind, readNumber } from './document-names.ts'

describe('the kind of a document', () => {
  it.each([
    ['Factura', { tipo: 'factura' }],
    ['FC', { tipo: 'factura' }],
    ['Factura A', { tipo: 'factura', letra: 'A' }],
    ['FA', { tipo: 'factura', letra: 'A' }],
    ['fc "B"', { tipo: 'factura', letra: 'B' }],
    ['Fact. C', { tipo: 'factura', letra: 'C' }],
    ['1 - Factura A', { tipo: 'factura', letra: 'A' }],
    ['001', { tipo: 'factura', letra: 'A' }],
    ['201 - Factura de Crédito Electrónica MiPyMEs (FCE) A', { tipo: 'factura', letra: 'A' }],
    ['N/C A', { tipo: 'notaCredito', letra: 'A' }],
    ['NCB', { tipo: 'notaCredito', letra: 'B' }],
    ['Nota de Crédito', { tipo: 'notaCredito' }],
    ['8', { tipo: 'notaCredito', letra: 'B' }],
    ['Nota débito A', { tipo: 'notaDebito', letra: 'A' }],
    ['Recibo X', { tipo: 'recibo', letra: 'X' }],
    ['Ticket', { tipo: 'ticket' }],
    ['81 - Tique Factura A', { tipo: 'ticket', letra: 'A' }],
    ['Remito', undefined],
    ['999', undefined],
  ])('%s', (text, kind) => expect(readKind(text)).toEqual(kind))
})

describe('the number of a document', () => {
  it.each([
    ['A 0003-00001234', { letra: 'A', puntoVenta: 3, numero: 1234 }],
    ['A0003-00001234', { letra: 'A', puntoVenta: 3, numero: 1234 }],
    ['a-00003-00001234', { letra: 'A', puntoVenta: 3, numero: 1234 }],
    ['0003-00001234', { puntoVenta: 3, numero: 1234 }],
    ['3-1234', { puntoVenta: 3, numero: 1234 }],
    ['1234', { numero: 1234 }],
    ['FC A 0003-00001234', { tipo: 'factura', letra: 'A', puntoVenta: 3, numero: 1234 }],
    ['Nota de crédito B 3-12', { tipo: 'notaCredito', letra: 'B', puntoVenta: 3, numero: 12 }],
    ['Remito 12', undefined],
    ['sin número', undefined],
  ])('%s', (text, number) => expect(readNumber(text)).toEqual(number))
})
