import { expect, test } from 'vitest'
import { firstView, isNarrowed, stockInput, stockView } from './stock-view.ts'

const id = '1f0d3c1a-7b2e-4d5c-8a9b-000000000001'

test('the first view has an empty address', () => {
  expect(stockView.read(new URLSearchParams())).toEqual(firstView)
  expect(Object.values(stockView.write(firstView)).filter(Boolean)).toEqual([])
})

test('filters, order, page and the open kardex survive the address', () => {
  const view = {
    search: 'cemento',
    page: 3,
    sort: 'deposito',
    order: 'desc',
    depositoId: id,
    rubroId: id,
    proveedorId: id,
    aReponer: '1',
    open: id,
    openDeposit: id,
  } as const
  const written = Object.entries(stockView.write(view)).flatMap(([name, value]) => (value ? [[name, value]] : []))
  expect(stockView.read(new URLSearchParams(written))).toEqual(view)
  expect(isNarrowed(view)).toBe(true)
  expect(stockInput(1, view)).toMatchObject({ aReponer: true, depositoId: id, page: 3 })
})

test('what is no value of the list reads as its default', () => {
  const search = new URLSearchParams('orden=precio&deposito=5&aReponer=si&abierto=x&pagina=0')
  expect(stockView.read(search)).toEqual(firstView)
})
