import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import type { Success } from '../../http/contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

type Product = Success<'getProduct'>
type Tag = Success<'createInventoryTag'>

const server = useTestServer()
const fixture = readFixture<{
  categories: Success<'listInventoryCategories'>
  brands: { id: string }[]
  tags: Tag[]
  products: Product[]
}>('inventory')
const unknownId = '00000000-0000-4000-8000-000000000000'

async function page(api: Api, query: object = {}): Promise<Product[]> {
  const { body } = await api('listProducts', { query: { page: 0, size: 100, ...query } as never })
  return body.products ?? []
}

describe('inventory', () => {
  it('lists the categories with each parent before its children', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { body } = await api('listInventoryCategories')
    expect(body).toEqual(fixture.categories)
    const seen = new Set<string | null>([null])
    for (const category of body) {
      expect(seen).toContain(category.parentId)
      seen.add(category.id)
    }
    expect(body.map((category) => category.name)).toEqual(expect.arrayContaining(['Mens', 'Ladies', 'Unisex']))
  })

  it('lists brands and vendors by name', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const brands = await api('listInventoryBrands')
    const vendors = await api('listInventoryVendors')
    for (const { body } of [brands, vendors]) {
      const names = body.map((each) => each.name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
    }
    expect(brands.body).toHaveLength(fixture.brands.length)
  })

  it('has at least 60 products whose price is the base price plus tax', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const products = await page(api)
    expect(products.length).toBeGreaterThanOrEqual(60)
    for (const { basePrice, taxPercent, price } of products) {
      expect(price).toBeCloseTo(basePrice * (1 + taxPercent / 100), 2)
    }
  })

  it('answers a product exactly as the contract defines it', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { body } = await api('getProduct', { query: { id: fixture.products[0]!.id } })
    expect(body).toEqual(fixture.products[0])
  })

  it('creates an empty, inactive product at the front of the list, with or without a body', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const first = await api('createProduct')
    const second = await api('createProduct', { body: {} })
    const { id, ...rest } = second.body
    expect(rest).toEqual({
      category: '',
      name: 'A New Product',
      description: '',
      tags: [],
      sku: '',
      barcode: '',
      brand: '',
      vendor: '',
      stock: 0,
      reserved: 0,
      cost: 0,
      basePrice: 0,
      taxPercent: 0,
      price: 0,
      weight: 0,
      thumbnail: null,
      images: [],
      active: false,
      version: 1,
    })
    const listed = await page(api, { sort: 'description', size: 2 })
    expect(listed.map((product) => product.id)).toEqual([id, first.body.id])
    await api('deleteProduct', { query: { id } })
    await api('deleteProduct', { query: { id: first.body.id } })
  })

  it('merges only the sent fields, and recalculates the price', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const before = fixture.products[3]!
    const patch = { basePrice: 1036, taxPercent: 30, price: 5, name: 'Cal ñandú', active: false }
    const { body } = await api('updateProduct', { body: { id: before.id, product: patch } })
    expect(body).toEqual({ ...before, ...patch, price: 1346.8, version: 2 })
    const again = await api('updateProduct', { body: { id: before.id, product: { taxPercent: 10 } } })
    expect(again.body.price).toBe(1139.6)
    const nothing = await api('updateProduct', { body: { id: before.id, product: {} } })
    expect(nothing.body).toEqual(again.body)
  })

  it('accepts an unchanged whole product', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const product = fixture.products[5]!
    const { status, body } = await api('updateProduct', { body: { id: product.id, product } })
    expect([status, body]).toEqual([200, { ...product, version: 2 }])
  })

  it('keeps concurrent patches of different fields', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = fixture.products[6]!
    await Promise.all([
      api('updateProduct', { body: { id, product: { basePrice: 200 } } }),
      api('updateProduct', { body: { id, product: { taxPercent: 8 } } }),
      api('updateProduct', { body: { id, product: { stock: 77 } } }),
    ])
    const { body } = await api('getProduct', { query: { id } })
    expect(body).toMatchObject({ basePrice: 200, taxPercent: 8, stock: 77, price: 216 })
  })

  it('refuses a different inner id, unknown references and unknown fields', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = fixture.products[0]!
    const refused = [
      { id: unknownId },
      { category: unknownId },
      { brand: unknownId },
      { vendor: unknownId },
      { tags: [fixture.tags[0]!.id, unknownId] },
      { color: 'rojo' },
      { stock: -1 },
      { thumbnail: 'javascript:alert(1)' },
      { images: ['https://elsewhere.test/a.png'] },
    ]
    for (const product of refused) {
      const { status } = await api('updateProduct', { wrong: { id, product } })
      expect([product, status]).toEqual([product, 400])
    }
  })

  it('clears category, brand and vendor when sent empty, and removes repeated tags', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = fixture.products[7]!
    const [first, second] = fixture.tags
    const tags = [second!.id, first!.id, second!.id]
    const product = { category: '', brand: '', vendor: '', tags }
    const { body } = await api('updateProduct', { body: { id, product } })
    expect(body).toMatchObject({ category: '', brand: '', vendor: '', tags: [second!.id, first!.id] })
  })

  it('answers 404 for unknown products and tags', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const query = { id: unknownId }
    const answers = [
      await api('getProduct', { query }),
      await api('deleteProduct', { query }),
      await api('updateProduct', { body: { ...query, product: { stock: 1 } } }),
      await api('updateProduct', { body: { ...query, product: {} } }),
      await api('updateInventoryTag', { body: { ...query, tag: { title: 'x' } } }),
      await api('updateInventoryTag', { body: { ...query, tag: {} } }),
      await api('deleteInventoryTag', { query }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  })

  it('deletes a product', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = (await api('createProduct')).body
    const deleted = await api('deleteProduct', { query: { id } })
    expect(deleted.body).toBe(true)
    expect((await api('getProduct', { query: { id } })).status).toBe(404)
  })
})

describe('inventory tags', () => {
  it('adds a new tag at the front of the list and renames it', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const created = await api('createInventoryTag', { body: { tag: { title: ' Oferta ' } } })
    expect(created.body.title).toBe('Oferta')
    const { id } = created.body
    const renamed = await api('updateInventoryTag', { body: { id, tag: { id, title: 'Ofertas' } } })
    expect(renamed.body).toEqual({ id, title: 'Ofertas' })
    const { body } = await api('listInventoryTags')
    expect(body).toEqual([{ id, title: 'Ofertas' }, ...fixture.tags])
    const other = await api('updateInventoryTag', { body: { id, tag: { id: unknownId } } })
    expect(other.status).toBe(400)
    await api('deleteInventoryTag', { query: { id } })
  })

  it('removes a deleted tag from every product, and keeps the order of the others', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const tag = fixture.tags[0]!.id
    const before = await page(api, { sort: 'id' })
    expect(before.filter((product) => product.tags.includes(tag)).length).toBeGreaterThan(5)
    const deleted = await api('deleteInventoryTag', { query: { id: tag } })
    expect(deleted.body).toBe(true)
    const after = await page(api, { sort: 'id' })
    const without = before.map((product) => ({ ...product, tags: product.tags.filter((id) => id !== tag) }))
    expect(after).toEqual(without)
  })

  it('leaves no deleted tag on a product when both happen concurrently', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const products = fixture.products.slice(20, 30)
    const { id } = (await api('createInventoryTag', { body: { tag: { title: 'Breve' } } })).body
    const attach = ({ id: product, tags }: Product) =>
      api('updateProduct', { body: { id: product, product: { tags: [...tags.slice(1), id] } } })
    await Promise.all([
      ...products.slice(0, 5).map(attach),
      api('deleteInventoryTag', { query: { id } }),
      ...products.slice(5).map(attach),
    ])
    const remaining = await page(api)
    expect(remaining.filter((product) => product.tags.includes(id))).toEqual([])
  })
})
