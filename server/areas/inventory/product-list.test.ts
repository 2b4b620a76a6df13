import { describe, expect, it } from 'vitest'
import { hasWords } from '../../lib/text.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { sample } from '../../../tests/support/sample.ts'

const server = useTestServer()

async function all(api: Api, query: object = {}) {
  const { body } = await api('listProducts', { query: { page: 0, size: 100, ...query } as never })
  return body.products ?? []
}

describe('the list of products', () => {
  it('counts pages from 0, and answers page 1 by default', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const byName = await all(api)
    const unnamed = await api('listProducts')
    expect(unnamed.body).toEqual({
      products: byName.slice(10, 20),
      pagination: { length: sample.products, size: 10, page: 1, lastPage: 10, startIndex: 10, endIndex: 19 },
    })
    const first = await api('listProducts', { query: { page: 0, size: 7 } })
    expect(first.body.products).toEqual(byName.slice(0, 7))
  })

  it('has a shorter last page', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { body } = await api('listProducts', { query: { page: 14, size: 7 } })
    expect(body.products).toHaveLength(2)
    const pagination = { length: sample.products, size: 7, page: 14, lastPage: 15, startIndex: 98, endIndex: 99 }
    expect(body.pagination).toEqual(pagination)
  })

  it('answers an empty page at lastPage, and null with only lastPage beyond it', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const at = await api('listProducts', { query: { page: 10 } })
    expect(at.body.products).toEqual([])
    const afterPart = await api('listProducts', { query: { page: 15, size: 7 } })
    expect(afterPart.body.products).toEqual([])
    const beyond = await api('listProducts', { query: { page: 11 } })
    expect(beyond.body).toEqual({ products: null, pagination: { lastPage: 10 } })
  })

  it('answers an empty first page for a search without matches', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { body } = await api('listProducts', { query: { search: 'no hay tal cosa', page: 0 } })
    const pagination = { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 }
    expect(body).toEqual({ products: [], pagination })
  })

  it.each(['CAÑO', 'cano', 'Ca', 'porcelanato símil', '50 kg', '%', '_', "o' or 1=1 --", '12 x 18', '½'])(
    'finds the words of %s anywhere in the name, whatever their case and accents',
    async (search) => {
      const api = await server.current.as('demo@obra.test', 1)
      const everything = await all(api)
      const expected = everything.filter((product) => hasWords(product.name, search))
      expect(await all(api, { search })).toEqual(expected)
    },
  )

  it('sorts name and sku ignoring case, and active with inactive products first', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const collator = new Intl.Collator('es', { sensitivity: 'base' })
    for (const field of ['name', 'sku'] as const) {
      const up = await all(api, { sort: field })
      for (let i = 1; i < up.length; i++) expect(collator.compare(up[i - 1]![field], up[i]![field])).toBeLessThan(1)
      const down = await all(api, { sort: field, order: 'desc' })
      expect(down.map((product) => product.id)).toEqual(up.map((product) => product.id).toReversed())
    }
    const active = (await all(api, { sort: 'active' })).map((product) => product.active)
    expect(active.indexOf(true)).toBe(active.lastIndexOf(false) + 1)
    const reversed = (await all(api, { sort: 'active', order: 'desc' })).map((product) => product.active)
    expect(reversed.lastIndexOf(true)).toBe(reversed.indexOf(false) - 1)
  })

  it.each(['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight', 'barcode'] as const)(
    'sorts %s by number, the newest first among equals in both directions',
    async (sort) => {
      const api = await server.current.as('demo@obra.test', 1)
      const listOrder = await all(api, { sort: 'images' })
      const up = listOrder.toSorted((a, b) => Number(a[sort]) - Number(b[sort]))
      const down = listOrder.toSorted((a, b) => Number(b[sort]) - Number(a[sort]))
      expect(await all(api, { sort })).toEqual(up)
      expect(await all(api, { sort, order: 'desc' })).toEqual(down)
    },
  )

  it.each([{ page: -1 }, { page: 1.5 }, { page: 'x' }, { size: 0 }, { size: 101 }, { sort: 'color' }, { order: 'up' }])(
    'refuses %j',
    async (query) => {
      const api = await server.current.as('demo@obra.test', 1)
      const { status } = await api('listProducts', { query: query as never })
      expect(status).toBe(400)
    },
  )

  it('shows a change at once, also in a repeated search', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const query = { search: 'carretilla' }
    const [before] = await all(api, query)
    await api('updateProduct', { body: { id: before!.id, product: { name: 'Zorra de obra' } } })
    expect(await all(api, query)).toEqual([])
    const [renamed] = await all(api, { search: 'zorra' })
    expect(renamed!.id).toBe(before!.id)
    await api('deleteProduct', { query: { id: before!.id } })
    expect(await all(api, { search: 'zorra' })).toEqual([])
  })
})
