import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isPostgres } from '../../db/columns.ts'
import { sampleCopy } from '../../lib/sample-copy.ts'
import { hasWords } from '../../lib/text.ts'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { selectByOrder, selectOrder, selectPage, selectProduct } from './product.queries.ts'
import { multiplyInventory } from './seed.ts'
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

describe('a large inventory', () => {
  it('multiplies the sample into lots with new ids and skus, and pages through broad searches', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { store } = server.current.services
    const rows = await store.read.selectFrom('inventoryProducts').select('id').where('companyId', '=', 1).execute()
    let reported = 0
    await store.write((db) =>
      multiplyInventory(db, { copies: [sampleCopy(1, true)] }, 60, (count) => void (reported += count)),
    )
    expect(reported).toBe(5900)
    const { body } = await api('listProducts', { query: { search: 'lote', page: 589, size: 10 } })
    expect(body.pagination).toMatchObject({ length: 5900, lastPage: 590, startIndex: 5890, endIndex: 5899 })
    expect(body.products).toHaveLength(10)
    const narrow = await api('listProducts', { query: { search: 'lote 59', page: 0, size: 100 } })
    expect(narrow.body.products).toHaveLength(100)
    const everything = await api('listProducts', { query: { page: 0 } })
    expect(everything.body.pagination).toMatchObject({ length: rows.length + 5900 })
  })

  it('lists each product once, in one order, from either end of the list', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    for (const query of [{ search: 'lote', sort: 'taxPercent' }, { sort: 'images' }, { search: 'o', order: 'desc' }]) {
      const { length, lastPage } = (await api('listProducts', { query: { ...query, page: 0, size: 100 } as never }))
        .body.pagination as { length: number; lastPage: number }
      const pages = []
      for (let page = 0; page < lastPage; page++) pages.push(...(await all(api, { ...query, page })))
      expect(new Set(pages.map((product) => product.id)).size).toBe(length)
      const { read } = server.current.services.store
      const order = await selectOrder(read, {
        companyId: 1,
        search: '',
        sort: 'name',
        order: 'asc',
        ...query,
      } as never)
      const ends = await selectByOrder(read, [...order.slice(0, 50), ...order.slice(-50)])
      expect([...pages.slice(0, 50), ...pages.slice(-50)].map((product) => product.id)).toEqual(
        ends.map(({ id }) => id),
      )
    }
  })

  it('reads a product, a page and a search by index', async () => {
    const { read } = server.current.services.store
    if (isPostgres(read)) await sql`vacuum analyze "inventoryProducts"`.execute(read)
    const search = { companyId: 1, search: '', sort: 'name', order: 'asc' } as const
    const plans = await explained(read, async (db) => {
      await selectProduct(db, 1, 'x')
      await selectByOrder(db, (await selectOrder(db, search)).slice(0, 10))
      await selectPage(db, { ...search, order: 'desc' }, 0, 10)
      await selectPage(db, { ...search, sort: 'price' }, 3000, 10)
      await selectPage(db, { ...search, search: 'ca' }, 0, 10)
      await selectPage(db, { ...search, search: 'lote 59', sort: 'stock' }, 0, 10)
    })
    expect(plans.length).toBeGreaterThanOrEqual(12)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN inventoryProducts(?!Search)(?! USING)/)
  })

  it('finds a rare text by the search index, in any order', async () => {
    const { read } = server.current.services.store
    for (const sort of ['name', 'stock', 'weight']) {
      const productSearch = { companyId: 1, search: 'lote ais-eps50-57', sort, order: 'asc' } as const
      const plans = await explained(read, async (db) => void (await selectPage(db, productSearch, 0, 10)))
      expect(plans.at(-2)).toMatch(/VIRTUAL TABLE INDEX|inventoryProducts_search/)
    }
  })

  it.each(['name', 'sku', 'price', 'stock', 'active'])(
    'looks for a frequent text in the order of %s without reading or sorting products',
    async (sort) => {
      const { read } = server.current.services.store
      for (const order of ['asc', 'desc'] as const) {
        const asked = { companyId: 1, search: 'lote', sort, order }
        const plans = await explained(read, async (db) => void (await selectPage(db, asked, 20, 10)))
        const plan = plans.at(-2)!
        expect(plan).toMatch(/Index Only Scan|USING COVERING INDEX/)
        expect(plan).not.toMatch(/(?<!Incremental )Sort  |TEMP B-TREE FOR ORDER BY/)
      }
    },
  )
})
