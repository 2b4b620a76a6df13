import { expect, it } from 'vitest'
import { needsFilter, orderChoices } from './choice-order.ts'
import type { DeveloperChoice } from './queries.ts'

const company = (id: number, ultimaApertura: string | null = null): DeveloperChoice => ({
  id,
  nombre: `Empresa ${id}`,
  cuit: '',
  telefono: '',
  mail: '',
  ubicacion: id === 9 ? 'Córdoba' : 'Rosario',
  proyectos: 0,
  ultimaApertura,
})
const ids = (developers: DeveloperChoice[]) => developers.map(({ id }) => id)

it('keeps the order of a short list, and puts recently opened companies first in a long one', () => {
  const few = [company(1), company(2, '2026-03-16T10:00:00Z')]
  expect(needsFilter(few)).toBe(false)
  expect(ids(orderChoices(few, ''))).toEqual([1, 2])
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => company(id))
  many.push(company(8, '2026-03-14T10:00:00Z'), company(9, '2026-03-16T10:00:00Z'))
  expect(needsFilter(many)).toBe(true)
  expect(ids(orderChoices(many, ''))).toEqual([9, 8, 1, 2, 3, 4, 5, 6, 7])
})

it('searches the name and place, ignoring accents', () => {
  expect(ids(orderChoices([company(1), company(9)], ' cordoba '))).toEqual([9])
})
