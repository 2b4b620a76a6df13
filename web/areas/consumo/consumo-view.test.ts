import { expect, test } from 'vitest'
import { consumoInput, consumoView, firstView, isNarrowed } from './consumo-view.ts'

const id = (each: number) => `00000000-0000-4000-8000-00000000000${each}`

test('the address of the first view is empty, and any view survives it', () => {
  expect(Object.values(consumoView.write(firstView)).filter(Boolean)).toEqual([])
  const view = { search: 'cal', page: 3, sort: 'desvio', order: 'desc', rubroId: id(1), materialId: id(2) } as const
  const written = Object.entries(consumoView.write(view)) as [string, string][]
  expect(consumoView.read(new URLSearchParams(written))).toEqual(view)
  expect([firstView, view].map(isNarrowed)).toEqual([false, true])
  expect(consumoInput(2, view)).toMatchObject({ proyectoId: 2, materialId: id(2), sort: 'desvio' })
})

test('an order that is none of the list is the first one', () => {
  expect(consumoView.read(new URLSearchParams('orden=precio&sentido=x'))).toEqual(firstView)
})
