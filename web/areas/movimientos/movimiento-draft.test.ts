import { expect, test } from 'vitest'
import {
  bodyOf,
  draftErrors,
  dryBodyOf,
  emptyDraft,
  emptyLine,
  inUnit,
  lineFor,
  type MovimientoDraft,
} from './movimiento-draft.ts'

const deposit = { id: 'd', label: 'Obrador' }
const cement = { id: 'c', label: 'CEM Cemento' }
const line = { ...emptyLine, material: cement, cantidad: '3', precio: '1.250,50' }
const draft: MovimientoDraft = { ...emptyDraft('2026-03-16'), deposito: deposit, lineas: [line] }

const errorsOf = (part: Partial<MovimientoDraft>) =>
  Object.entries(draftErrors({ ...draft, ...part })).flatMap(([name, error]) => (error ? [name] : []))

test('each kind requires what it needs', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ tipo: 'transferencia' })).toEqual(['destino'])
  expect(errorsOf({ tipo: 'transferencia', destino: deposit })).toEqual(['destino'])
  expect(errorsOf({ tipo: 'devolucion' })).toEqual(['proveedor'])
  expect(errorsOf({ tipo: 'ajuste' })).toEqual(['motivo'])
  expect(errorsOf({ lineas: [{ ...line, cantidad: '0' }] })).toEqual(['lineas.0.cantidad'])
})

test('the body has only what its kind has', () => {
  const supplier = { id: 'p', label: 'Corralón' }
  const typed = { ...draft, proveedor: supplier, destino: { id: 'o', label: 'Otro' }, remito: ' R 1-2 ' }
  const asIngreso = { destinoId: null, proveedorId: 'p', remito: 'R 1-2', sentido: null }
  expect(bodyOf(typed)).toMatchObject({ ...asIngreso, lineas: [{ cantidad: '3', precio: '1250.5', moneda: 'ARS' }] })
  const asTransfer = { destinoId: 'o', proveedorId: null, lineas: [{ precio: null, moneda: null }] }
  expect(bodyOf({ ...typed, tipo: 'transferencia' })).toMatchObject(asTransfer)
})

test('an empty last line does not count, an only one does', () => {
  expect(bodyOf({ ...draft, lineas: [line, emptyLine] }).lineas).toHaveLength(1)
  expect(errorsOf({ lineas: [emptyLine] })).toEqual(['lineas.0.material', 'lineas.0.cantidad'])
  expect(errorsOf({ lineas: [emptyLine, line] })).toEqual(['lineas.0.material', 'lineas.0.cantidad'])
})

test('the dry run confirms, and waits for a form without errors', () => {
  expect(dryBodyOf(draft)).toMatchObject({ estado: 'confirmado' })
  expect(dryBodyOf({ ...draft, deposito: null })).toBeNull()
})

test('a presentation is converted to the unit of its material', () => {
  const material = { unidad: 'kg', presentaciones: [{ nombre: 'Bolsa', factor: '50.0000' }] }
  expect(inUnit({ ...line, presentacion: 'Bolsa' }, material)).toBe('150 kg')
  expect(inUnit(line, material)).toBeUndefined()
  expect(inUnit({ ...line, presentacion: 'Bolsa', cantidad: 'x' }, material)).toBeUndefined()
})

test('a scanned material goes to its own line, else to an empty one, else to a new one', () => {
  expect(lineFor([emptyLine, line], 'c')).toBe(1)
  expect(lineFor([line, emptyLine], 'x')).toBe(1)
  expect(lineFor([line], 'x')).toBeUndefined()
})
