import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  draftErrors,
  dryBodyOf,
  emptyDraft,
  patchOf,
  proposedBy,
  readNumber,
  restOf,
  type ComprobanteDraft,
} from './comprobante-draft.ts'
import type { Comprobante } from './queries.ts'

const draft: ComprobanteDraft = {
  ...emptyDraft('2026-03-02'),
  proveedor: { id: 'p', label: 'Corralón' },
  numero: '0003-00018422',
  neto: '1.234,50',
  imputaciones: [{ rubro: { id: 'r', label: '05' }, item: null, importe: '' }],
}

describe('readNumber', () => {
  it.each([
    ['0003-00018422', { puntoVenta: 3, numero: 18_422 }],
    ['3-18422', { puntoVenta: 3, numero: 18_422 }],
    ['a 0003-00018422', { letra: 'A', puntoVenta: 3, numero: 18_422 }],
    ['000300018422', { puntoVenta: 3, numero: 18_422 }],
    ['C0012 00000007', { letra: 'C', puntoVenta: 12, numero: 7 }],
    ['18422', null],
    ['0003-00000000', null],
    ['Z 3-1', null],
  ])('is read from %j', (text, expected) => {
    expect(readNumber(text)).toEqual(expected)
  })
})

describe('the form of a comprobante', () => {
  it('sends the typed fields only', () => {
    expect(bodyOf(draft)).toEqual({
      tipo: 'factura',
      letra: 'A',
      puntoVenta: 3,
      numero: 18_422,
      proveedorId: 'p',
      fecha: '2026-03-02',
      neto: '1234.5',
      iva: [{ alicuota: '21' }],
      contratoId: null,
      certificadoId: null,
      imputaciones: [{ rubroId: 'r' }],
      nota: '',
    })
    expect(bodyOf({ ...draft, numero: 'C 1-2' })).toMatchObject({ letra: 'C', iva: [] })
  })

  it('takes letter and VAT from the supplier, and sends the lines on paper if they are typed', () => {
    expect(proposedBy({ letraHabitual: 'A' })).toMatchObject({ letra: 'A', iva: [{ alicuota: '21' }] })
    expect(proposedBy({ letraHabitual: 'E' })).toEqual({ letra: 'E', iva: [] })
    expect(bodyOf({ ...draft, ...proposedBy({ letraHabitual: 'C' }) })).toMatchObject({ letra: 'C', iva: [] })
    expect(bodyOf({ ...draft, lineas: '1.000' }).lineas).toBe(1000)
    expect(draftErrors({ ...draft, lineas: '0' }).lineas).toBeDefined()
  })

  it('sends untaxed amounts, perceptions and the CAE if they are typed, and clears them in a change', () => {
    const more: ComprobanteDraft = {
      ...draft,
      exento: '100',
      percepciones: [
        { impuesto: 'iibb', jurisdiccion: ' CABA ', importe: '30,5' },
        { impuesto: 'iva', jurisdiccion: 'CABA', importe: '10' },
      ],
      cae: '7041 7054 3674 76',
    }
    expect(bodyOf(more)).toMatchObject({
      exento: '100',
      percepciones: [
        { impuesto: 'iibb', jurisdiccion: 'CABA', importe: '30.5' },
        { impuesto: 'iva', importe: '10' },
      ],
      cae: '70417054367476',
    })
    expect(restOf(more, undefined)).toBe('1334.50')
    expect(draftErrors({ ...more, neto: '' }).total).toBeUndefined()
    expect(draftErrors({ ...more, cae: '123' }).cae).toBe('El CAE tiene 14 números.')
    expect(patchOf({ version: 4 } as Comprobante, bodyOf(draft))).toMatchObject({
      exento: '0',
      percepciones: [],
      cae: null,
    })
  })

  it('leaves the rest of the net to the last rubro, until it is typed', () => {
    const part = (importe: string) => ({ rubro: { id: 'r', label: '05' }, item: null, importe })
    const split = (...amounts: string[]) => ({ ...draft, imputaciones: amounts.map(part) })
    expect(restOf(split('1.000', ''), undefined)).toBe('234.50')
    expect(restOf({ ...split('1.000', ''), neto: '' }, '1500.00')).toBe('500.00')
    expect(restOf({ ...split('1.000', ''), neto: '' }, undefined)).toBeUndefined()
    expect(restOf(split('2.000', ''), undefined)).toBeUndefined()
    expect(bodyOf(split('1.000', '')).imputaciones).toEqual([{ rubroId: 'r', importe: '1000' }, { rubroId: 'r' }])
    expect(draftErrors(split('', ''))).toMatchObject({
      'imputaciones.0.importe': 'Escribí el importe.',
      'imputaciones.1.importe': undefined,
    })
  })

  it('reports missing fields, and allows the dry run without a number', () => {
    const errors = draftErrors({ ...emptyDraft(''), numero: 'x' })
    expect(Object.keys(errors).filter((name) => errors[name])).toEqual([
      'proveedor',
      'numero',
      'fecha',
      'total',
      'imputaciones.0.rubro',
    ])
    expect(dryBodyOf({ ...draft, numero: '' })).toMatchObject({ puntoVenta: 1, neto: '1234.5' })
    expect(dryBodyOf({ ...draft, neto: 'mil' })).toBeNull()
  })
})
