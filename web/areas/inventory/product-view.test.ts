import { expect, it } from 'vitest'
import { noFilters, productView } from './product-view.ts'

const viewOf = (address: string) => productView.read(new URLSearchParams(address))
const written = (address: string) =>
  Object.fromEntries(Object.entries(productView.write(viewOf(address))).filter(([, value]) => value !== undefined))

it('reads an empty address as the first 25 products by name, and writes it empty', () => {
  const view = {
    search: '',
    sort: 'name',
    order: 'asc',
    page: 0,
    size: 25,
    product: null,
    tab: 'general',
    ...noFilters,
  }
  expect(viewOf('')).toEqual(view)
  expect(written('')).toEqual({})
})

it('reads and writes search, filters, order, page, size, product and tab', () => {
  const shown = { pagina: '3', filas: '50', producto: 'p1', solapa: 'stock' }
  const address = {
    buscar: 'caño',
    orden: '-precio',
    ...shown,
    marca: 'b1',
    categoria: 'c1',
    proveedor: 'v1',
    stock: 'bajo',
  }
  const filters = { category: 'c1', brand: 'b1', vendor: 'v1', lowStock: true }
  const view = {
    search: 'caño',
    sort: 'price',
    order: 'desc',
    page: 2,
    size: 50,
    product: 'p1',
    tab: 'stock',
    ...filters,
  }
  expect(viewOf(new URLSearchParams(address).toString())).toEqual(view)
  expect(written(new URLSearchParams(address).toString())).toEqual(address)
})

it('ignores invalid values', () => {
  expect(viewOf('orden=color&pagina=-2&filas=33&solapa=x')).toEqual(viewOf(''))
  expect(viewOf('pagina=0').page).toBe(0)
  expect(viewOf('pagina=9e9').page).toBe(0)
})
