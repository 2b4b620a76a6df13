import { expect, test } from 'vitest'
import type { Schema } from '../../api/types.ts'
import { changedLines, linesOf, rowsOf } from './addendum-lines.ts'

const budgetItem = (id: string, rubroId: string) => ({
  id,
  rubroId,
  codigo: id,
  descripcion: 'Muro',
  unidad: 'm²',
  precioUnitario: '10.00',
})
const contracted = { itemId: 'a', codigo: 'a', descripcion: 'Losa', cantidad: '8.0000', precioUnitario: '5.00' }
const contract = { items: [contracted] } as Schema<'Contrato'>
const budget = [budgetItem('a', 'r1'), budgetItem('b', 'r1'), budgetItem('c', 'r2')]

test('lists the items of the contract, then those of the chosen rubro and those that the addendum adds', () => {
  const lines = { c: { cantidad: '2', precioUnitario: '12', isNew: true } }
  const ids = (inside: string[]) => rowsOf(contract, budget, lines, new Set(inside)).map(({ id }) => id)
  expect(ids([])).toEqual(['a', 'c'])
  expect(ids(['r1'])).toEqual(['a', 'b', 'c'])
  expect(rowsOf(contract, budget, lines, new Set())[1]).toMatchObject({ cambio: '2', precio: '12', isNew: true })
})

test('sends what changes, with a price only for items that are new to the contract', () => {
  const addendum = {
    items: [
      { itemId: 'a', cantidad: '-3.0000', precioUnitario: '5.00' },
      { itemId: 'b', cantidad: '4.0000', precioUnitario: '11.00' },
    ],
  } as Schema<'Adenda'>
  const lines = { ...changedLines(addendum, contract), c: { cantidad: '', precioUnitario: '10.00', isNew: true } }
  expect(linesOf(lines)).toEqual([
    { itemId: 'a', cantidad: '-3.0000' },
    { itemId: 'b', cantidad: '4.0000', precioUnitario: '11.00' },
  ])
})
