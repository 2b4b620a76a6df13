import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const unknownId = '00000000-0000-4000-8000-000000000000'
const demo = () => server.current.as('demo@obra.test', 1)

async function searchIds(api: Api, query: object): Promise<string[]> {
  const { body } = await api('listProducts', { query: { page: 0, size: 100, ...query } as never })
  return (body.products ?? []).map(({ id }) => id)
}

describe('products', () => {
  it('are created with their fields, and have the same name in search and export', async () => {
    const api = await demo()
    const fields = { name: 'Zócalo atérmico', sku: 'ZOC-77Ñ', barcode: '7790000000777', stock: 12, basePrice: 100.5 }
    const { body } = await api('createProduct', { body: { product: { ...fields, taxPercent: 10.5 } } })
    expect(body).toMatchObject({ ...fields, price: 111.05, version: 1, active: false })
    expect(await searchIds(api, { search: 'zocalo aterm' })).toEqual([body.id])
    const { bytes } = await api('exportProducts', { query: { search: 'zocalo aterm' } })
    expect(new TextDecoder().decode(bytes)).toContain("ZOC-77Ñ;'7790000000777;Zócalo atérmico")
    const { status } = await api('createProduct', { body: { product: { name: 'X', brand: unknownId } } })
    expect(status).toBe(400)
  })

  it('are found by SKU and barcode, also after a change', async () => {
    const api = await demo()
    const { body } = await api('createProduct', { body: { product: { name: 'Hallable', sku: 'QWX-101' } } })
    expect(await searchIds(api, { search: 'qwx-10' })).toEqual([body.id])
    await api('updateProduct', { body: { id: body.id, product: { barcode: '7799999123' } } })
    expect(await searchIds(api, { search: '9999912' })).toEqual([body.id])
    expect(await searchIds(api, { search: 'qwx-10' })).toEqual([body.id])
    await api('updateProduct', { body: { id: body.id, product: { sku: 'ÑUX' } } })
    expect(await searchIds(api, { search: 'qwx-10' })).toEqual([])
    expect(await searchIds(api, { search: 'hallable' })).toEqual([body.id])
  })

  it('are filtered by category with descendants, brand, vendor and low stock, in list, export and bulk changes', async () => {
    const api = await demo()
    const { body: all } = await api('listProducts', { query: { page: 0, size: 100 } })
    const { body: categories } = await api('listInventoryCategories')
    const products = all.products!
    const child = categories.find(({ id, parentId }) => parentId && products.some(({ category }) => category === id))!
    const below = new Set(categories.filter(({ parentId }) => parentId === child.parentId).map(({ id }) => id))
    const inParent = products.filter(({ category }) => below.has(category) || category === child.parentId)
    expect((await searchIds(api, { category: child.parentId })).toSorted()).toEqual(
      inParent.map(({ id }) => id).toSorted(),
    )
    const { brand, vendor } = inParent[0]!
    const both = products.filter((each) => each.brand === brand && each.vendor === vendor)
    expect((await searchIds(api, { brand, vendor })).toSorted()).toEqual(both.map(({ id }) => id).toSorted())
    const low = products.filter(({ stock, reserved }) => stock - reserved <= 5)
    expect(low.length).toBeGreaterThan(0)
    expect((await searchIds(api, { lowStock: true })).toSorted()).toEqual(low.map(({ id }) => id).toSorted())
    expect(await searchIds(api, { brand: unknownId })).toEqual([])
    const { bytes } = await api('exportProducts', { query: { lowStock: true } })
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(low.length + 1)
    const selection = { search: '', brand, vendor }
    const { body } = await api('updateProducts', { body: { selection, change: { percent: 10 } } })
    expect(body.count).toBe(both.length)
    await api('revertProducts', { body: { change: body.change } })
  })

  it('get categories, brands and vendors created in place, each name once', async () => {
    const api = await demo()
    for (const operation of ['createInventoryCategory', 'createInventoryBrand', 'createInventoryVendor'] as const) {
      const { body } = await api(operation, { body: { name: ' Ñandú y Cía. ' } })
      expect(body).toMatchObject({ name: 'Ñandú y Cía.', slug: 'nandu-y-cia' })
      const again = await api(operation, { body: { name: 'ÑANDU y cia.' } })
      expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('Ñandú y Cía.')])
    }
  })

  it('have a stock history: who, when, from what to what', async () => {
    const api = await demo()
    const { body } = await api('createProduct', { body: { product: { name: 'Contado', stock: 5 } } })
    await api('updateProduct', { body: { id: body.id, product: { stock: 9 } } })
    await api('updateProduct', { body: { id: body.id, product: { stock: 9, name: 'Contado dos veces' } } })
    await api('updateProduct', { body: { id: body.id, product: { stock: 2 } } })
    const { body: history } = await api('listStockChanges', { query: { id: body.id } })
    const { body: user } = await api('getUser')
    const person = { person: user.name, madeAt: expect.any(String) }
    expect(history).toMatchObject({ total: 3, page: 1, lastPage: 1 })
    expect(history.items).toEqual([
      { ...person, before: 9, after: 2 },
      { ...person, before: 5, after: 9 },
      { ...person, before: 0, after: 5 },
    ])
    expect((await api('listStockChanges', { query: { id: unknownId } })).status).toBe(404)
  })

  it('are listed when deleted and restored with their history, for 30 days', async () => {
    const api = await demo()
    const { body: product } = await api('createProduct', { body: { product: { name: 'Borrada', stock: 3 } } })
    await api('deleteProduct', { query: { id: product.id } })
    expect((await api('getProduct', { query: { id: product.id } })).status).toBe(404)
    const { body: deleted } = await api('listDeletedProducts')
    expect(deleted.items[0]).toMatchObject({ id: product.id, name: 'Borrada', stock: 3 })
    expect((await api('restoreProducts', { body: { ids: [product.id] } })).body).toEqual({ count: 1 })
    expect((await api('getProduct', { query: { id: product.id } })).body).toEqual(product)
    expect((await api('listStockChanges', { query: { id: product.id } })).body.total).toBe(1)
    expect((await api('restoreProducts', { body: { ids: [product.id] } })).status).toBe(404)
  })

  it('refuse a stale change with 409 without changing', async () => {
    const api = await demo()
    const { body: seen } = await api('createProduct', { body: { product: { name: 'Arena de todos', stock: 100 } } })
    const change = (stock: number) => api('updateProduct', { body: { id: seen.id, product: { stock, version: 1 } } })
    expect((await change(500)).body).toMatchObject({ stock: 500, version: 2 })
    const late = await change(70)
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ error: 'Stale version' })])
    expect((await api('getProduct', { query: { id: seen.id } })).body).toMatchObject({ stock: 500, version: 2 })
    const both = await Promise.all(
      [1, 2].map((stock) => api('updateProduct', { body: { id: seen.id, product: { stock, version: 2 } } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
