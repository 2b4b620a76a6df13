import { expect, test } from 'vitest'
import { bodyOf, draftErrors, emptyDraft, emptyLine, proposalOf, type PedidoDraft } from './pedido-draft.ts'

const steel = { id: 'a', label: 'ACE-8 Acero' }
const complete: PedidoDraft = {
  ...emptyDraft('2026-03-20'),
  proveedor: { id: 'p', label: 'Aceros' },
  deposito: { id: 'd', label: 'Obrador' },
  lineas: [{ ...emptyLine, material: steel, cantidad: '1.234,5', precio: '10' }],
}
const wrong = (draft: PedidoDraft) =>
  Object.entries(draftErrors(draft)).flatMap(([name, error]) => (error === undefined ? [] : [name]))

test('an order needs supplier, deposit, and each material once with a quantity above 0', () => {
  expect(wrong(emptyDraft('2026-03-20'))).toEqual(['proveedor', 'deposito', 'lineas.0.material', 'lineas.0.cantidad'])
  expect(wrong(complete)).toEqual([])
  const repeated = { ...complete, lineas: [...complete.lineas, { ...emptyLine, material: steel, cantidad: '0' }] }
  expect(wrong(repeated)).toEqual(['lineas.1.material', 'lineas.1.cantidad'])
  expect(wrong({ ...complete, toleranciaPorcentaje: '101' })).toEqual(['toleranciaPorcentaje'])
})

test('the request has decimals as text, and a currency only with a price', () => {
  expect(bodyOf(complete).lineas).toEqual([
    { materialId: 'a', presentacion: null, cantidad: '1234.5', precio: '10', moneda: 'ARS' },
  ])
  const unpriced = { ...complete, lineas: [{ ...complete.lineas[0]!, precio: '' }] }
  expect(bodyOf(unpriced).lineas).toEqual([{ materialId: 'a', presentacion: null, cantidad: '1234.5' }])
})

test('the proposal has the supplier and a line per material, in its presentation', () => {
  const row = { materialId: 'a', codigo: 'PEG', material: 'Adhesivo', presentacion: 'Pallet', cantidad: '2.0000' }
  const proposal = proposalOf([{ ...row, proveedorId: 'p', proveedor: 'Pisos' } as never], '2026-03-20')
  expect(proposal.proveedor).toEqual({ id: 'p', label: 'Pisos' })
  expect(proposal.lineas).toMatchObject([
    { material: { id: 'a', label: 'PEG Adhesivo' }, presentacion: 'Pallet', cantidad: '2' },
  ])
})
