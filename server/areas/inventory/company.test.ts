import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const first = { page: 0, size: 100, sort: 'images' } as const

async function products(api: Api, query: object = {}) {
  const { body } = await api('listProducts', { query: { ...first, ...query } })
  return body.products ?? []
}

describe('the inventory of a company', () => {
  it('is a separate copy of the sample, unaffected by changes in other companies', async () => {
    const one = await server.current.as('demo@obra.test', 1)
    const two = await server.current.as('demo@obra.test', 2)
    const before = await products(two)
    expect(before.map(({ name }) => name)).toEqual((await products(one)).map(({ name }) => name))
    const ids = new Set((await products(one)).map(({ id }) => id))
    expect(before.filter(({ id }) => ids.has(id))).toEqual([])
    const change = { selection: { search: '' }, change: { percent: 10 } } as const
    expect((await one('updateProducts', { body: change })).body.count).toBe(100)
    const { body } = await one('deleteProducts', { body: { selection: { ids: before.map(({ id }) => id) } } })
    expect(body.count).toBe(0)
    expect(await products(two)).toEqual(before)
  })

  it('cannot be undone, restored or filtered from another company', async () => {
    const one = await server.current.as('demo@obra.test', 1)
    const two = await server.current.as('demo@obra.test', 2)
    const [product] = await products(one, { search: 'carretilla' })
    const selection = { ids: [product!.id] }
    const { change } = (await one('updateProducts', { body: { selection, change: { percent: 5 } } })).body
    expect((await two('revertProducts', { body: { change } })).status).toBe(404)
    const { deletion } = (await one('deleteProducts', { body: { selection } })).body
    expect((await two('restoreProducts', { body: { deletion } })).status).toBe(404)
    expect((await two('restoreProducts', { body: selection })).status).toBe(404)
    expect((await two('listDeletedProducts')).body.total).toBe(0)
    expect(await products(two, { category: product!.category })).toEqual([])
    const [other] = await products(two)
    const patch = { category: product!.category }
    expect((await two('updateProduct', { body: { id: other!.id, product: patch } })).status).toBe(400)
    expect((await one('restoreProducts', { body: { deletion } })).status).toBe(200)
  })

  it('starts without products, with default categories, brands and tags', async () => {
    const creator = await server.current.as('sofia@obra.test')
    const body = { nombre: 'Delta Viviendas', cuit: '30717770095', telefono: '', mail: 'a@delta.test', ubicacion: '' }
    const { data } = (await creator('createDeveloper', { body })).body
    const api = await server.current.as('sofia@obra.test', data!.id)
    expect(await products(api)).toEqual([])
    const { body: categories } = await api('listInventoryCategories')
    expect(categories.map(({ name }) => name)).toContain('Obra gruesa')
    expect(categories.map(({ name }) => name)).not.toContain('Mens')
    expect((await api('listInventoryBrands')).body.length).toBeGreaterThan(3)
    expect((await api('listInventoryTags')).body.length).toBeGreaterThan(3)
    expect((await api('listInventoryVendors')).body).toEqual([])
    const product = { name: 'Cal', category: categories[0]!.id }
    expect((await api('createProduct', { body: { product } })).status).toBe(200)
    expect((await products(api)).map(({ name }) => name)).toEqual(['Cal'])
  })
})
