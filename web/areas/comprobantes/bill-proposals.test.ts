import { describe, expect, it } from 'vitest'
import { filledBy, proposalsOf, typedAmounts } from './bill-proposals.ts'
import { emptyDraft } from './comprobante-draft.ts'

const item = (id: string, rubroId: string, importe: string) => ({
  id,
  itemId: `budget-${id}`,
  cantidad: '1',
  precioUnitario: importe,
  codigo: `${rubroId}.${id}`,
  descripcion: `Ítem ${id}`,
  rubroId,
  importe,
})
const contract = {
  id: 'k',
  numero: 5,
  objeto: 'Estructura',
  moneda: 'ARS' as const,
  estado: 'vigente' as const,
  anticipo: '6132113.00',
  alicuotaIva: '10.5' as const,
  items: [item('a', '03', '22251900.00'), item('b', '04', '8408665.00'), item('c', '04', '0.00')],
  resumen: { facturado: '100.00' },
}
const certificate = {
  id: 'c1',
  numero: 1,
  periodo: '2025-02',
  contratoId: 'k',
  moneda: 'ARS' as const,
  neto: '6583302.19',
  saldo: '6583302.19',
  facturado: '0.00',
  aFacturar: '7022189.00',
  lineas: [
    { itemId: 'a', importe: '6675570.00' },
    { itemId: 'b', importe: '2102166.25' },
    { itemId: 'c', importe: '0.00' },
  ],
}
const labels = new Map([
  ['03', '03 Estructura'],
  ['04', '04 Hormigón'],
])

describe('what a supplier may bill', () => {
  it('is what is left of approved certificates, and then the contracts in force', () => {
    const half = { ...certificate, id: 'c2', numero: 2, facturado: '7000000.00', aFacturar: '22189.00', saldo: '0.00' }
    const whole = { ...half, id: 'c3', facturado: '7022189.00', aFacturar: '0.00' }
    const paidWithoutInvoice = { ...certificate, id: 'c4', saldo: '1.00' }
    const ended = { ...contract, id: 'k2', estado: 'finalizado' as const }
    const proposals = proposalsOf([contract, ended], [certificate, half, whole, paidWithoutInvoice])
    expect(proposals.map(({ title, neto }) => [title, neto])).toEqual([
      ['Certificado N.º 1, 02/2025 · Estructura', '7022189.00'],
      ['Certificado N.º 2, 02/2025 · Estructura', '22189.00'],
      ['Contrato 5 · Estructura', null],
    ])
  })

  it('is the advance of a contract of which nothing was billed', () => {
    const [proposal] = proposalsOf([{ ...contract, resumen: { facturado: '0.00' } }], [])
    expect(proposal).toMatchObject({ title: 'Anticipo del contrato 5 · Estructura', neto: '6132113.00' })
    expect(filledBy(proposal!, labels).imputaciones).toMatchObject([{ importe: '4.450.380,00' }, { importe: '' }])
  })

  it('fills in the net amount and its items; the last one gets the rest', () => {
    const [proposal] = proposalsOf([contract], [certificate])
    expect(filledBy(proposal!, labels)).toEqual({
      contratoId: 'k',
      certificadoId: 'c1',
      neto: '7.022.189,00',
      total: '',
      iva: [{ alicuota: '10.5', base: '', importe: '' }],
      imputaciones: [
        {
          rubro: { id: '03', label: '03 Estructura' },
          item: { id: 'budget-a', label: '03.a Ítem a' },
          importe: '5.340.456,00',
        },
        { rubro: { id: '04', label: '04 Hormigón' }, item: { id: 'budget-b', label: '04.b Ítem b' }, importe: '' },
      ],
    })
  })

  it('has no VAT if the contract has none', () => {
    const [proposal] = proposalsOf([{ ...contract, alicuotaIva: '0' }], [certificate])
    expect(filledBy(proposal!, labels).iva).toEqual([])
  })

  it('is split by rubro if the certificate has many items, or none of its own', () => {
    const many = Array.from({ length: 12 }, (_, index) => item(`i${index}`, index < 6 ? '03' : '04', '10.00'))
    const lineas = many.map(({ id, importe }) => ({ itemId: id, importe }))
    const ofMany = proposalsOf([{ ...contract, items: many }], [{ ...certificate, lineas }])[0]!
    expect(filledBy(ofMany, labels).imputaciones).toMatchObject([
      { item: null, importe: '3.511.094,50' },
      { item: null },
    ])
    const ofDifferences = proposalsOf([contract], [{ ...certificate, lineas: [] }])[0]!
    expect(ofDifferences.parts.map(({ rubroId, item: own }) => [rubroId, own])).toEqual([
      ['03', null],
      ['04', null],
    ])
  })
})

it('typed amounts are told apart from an empty form and from what a proposal filled in', () => {
  const empty = emptyDraft('2026-03-02')
  expect(typedAmounts(empty)).toBe('')
  const [proposal] = proposalsOf([contract], [certificate])
  const filled = { ...empty, ...filledBy(proposal!, labels) }
  expect(typedAmounts(filled)).not.toBe('')
  expect(typedAmounts({ ...filled, nota: 'x' })).toBe(typedAmounts(filled))
  expect(typedAmounts({ ...filled, neto: '1' })).not.toBe(typedAmounts(filled))
})
