import { describe, expect, it } from 'vitest'
import { draftErrors, draftOf, inputOf, newProduct, applyPatch, patchOf, priceOf, vatOptions } from './product-draft.ts'
import type { Product } from './queries.ts'
import { availability, stockLevel, stockWord } from './stock-level.ts'

const product: Product = {
  id: 'p1',
  category: 'c1',
  name: 'Cemento 50 kg',
  description: '',
  tags: ['t1'],
  sku: 'CEM-50',
  barcode: '779',
  brand: 'b1',
  vendor: 'v1',
  stock: 1200,
  reserved: 20,
  cost: 7400.5,
  basePrice: 9100,
  taxPercent: 10,
  price: 10010,
  weight: 0.125,
  thumbnail: null,
  images: [],
  active: true,
  version: 1,
}

describe('product draft', () => {
  it('shows numbers as people type them, without errors or changes', () => {
    const draft = draftOf(product)
    expect(draft).toMatchObject({ stock: '1.200', cost: '7.400,5', weight: '0,125' })
    expect([draftErrors(draft), patchOf(draft, product)]).toEqual([{}, {}])
  })

  it('patchOf compares values, not spelling', () => {
    const draft = { ...draftOf(product), stock: '1200', basePrice: '1.234,56', name: ' Cemento ', tags: [] }
    expect(patchOf(draft, product)).toEqual({ name: 'Cemento', basePrice: 1234.56, tags: [] })
  })

  it('keeps the stored default name, and sends the typed fields of a new product', () => {
    const fresh = { ...product, name: 'A New Product' }
    expect(draftOf(fresh).name).toBe('A New Product')
    expect(patchOf(draftOf(fresh), fresh)).toEqual({})
    const typed = { ...draftOf(newProduct), name: ' Cal ', stock: '5' }
    expect(inputOf(typed)).toEqual({ name: 'Cal', stock: 5, taxPercent: 21 })
  })

  it('vatOptions offers the VAT rates and the rate of the product', () => {
    expect(vatOptions('10,5').map(({ value }) => value)).toEqual(['21', '10,5', '27', '0'])
    expect(vatOptions('18').map(({ value }) => value)).toEqual(['18', '21', '10,5', '27', '0'])
  })

  it('reports an error for numbers that cannot be parsed', () => {
    const draft = { ...draftOf(product), cost: 'mucho', stock: '1,5', name: ' ' }
    expect(Object.keys(draftErrors(draft))).toEqual(['name', 'stock', 'cost'])
  })

  it('derives the price from base and tax, rounded to cents', () => {
    expect([priceOf(1036, 30), priceOf(0.335, 0), priceOf(100.05, 10.5), priceOf(0, 21)]).toEqual([
      1346.8, 0.34, 110.56, 0,
    ])
    expect(applyPatch(product, { taxPercent: 20, price: 1 }).price).toBe(10920)
    expect(applyPatch(product, { stock: 3 })).toEqual({ ...product, stock: 3 })
  })
})

it('stockLevel counts free stock only', () => {
  expect(stockLevel({ stock: 100, reserved: 20 })).toBe('enough')
  expect(stockLevel({ stock: 25, reserved: 20 })).toBe('low')
  expect(stockLevel({ stock: 20, reserved: 20 })).toBe('none')
  expect([
    stockWord({ stock: 100, reserved: 20 }),
    stockWord({ stock: 25, reserved: 20 }),
    stockWord({ stock: 20, reserved: 20 }),
    stockWord({ stock: 0, reserved: 0 }),
  ]).toEqual([undefined, 'Stock bajo', 'Todo reservado', 'Sin stock'])
  expect(availability({ stock: 1200, reserved: 1199 })).toBe('1 disponible: 1.200 en stock menos 1.199 reservados')
  expect(availability({ stock: 3, reserved: 0 })).toBe('3 disponibles')
})
