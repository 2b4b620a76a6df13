/** Thousands of products: pages, plans, and bulk changes with their undo. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '../../db/columns.ts'
import { sampleCopy } from '../../lib/sample-copy.ts'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { selectByOrder, selectOrder, selectPage, selectProduct } from './product.queries.ts'
import { multiplyInventory } from './seed.ts'

const server = useTestServer()
let reported = 0

beforeAll(async () => {
  await server.current.services.store.write((db) =>
    multiplyInventory(db, { copies: [sampleCopy(1, true)] }, 60, (count) => void (reported += count)),
  )
})

async function all(api: Api, query: object = {}) {
  const { body } = await api('listProducts', { query: { page: 0, size: 100, ...query } as never })
  return body.products ?? []
}

describe('a large inventory', () => {
  it('multiplies the sample into lots with new ids and skus, and pages through broad searches', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    expect(reported).toBe(5900)
    const { body } = await api('listProducts', { query: { search: 'lote', page: 589, size: 10 } })
    expect(body.pagination).toMatchObject({ length: 5900, lastPage: 590, startIndex: 5890, endIndex: 5899 })
    expect(body.products).toHaveLength(10)
    const narrow = await api('listProducts', { query: { search: 'lote 59', page: 0, size: 100 } })
    expect(narrow.body.products).toHaveLength(100)
    const everything = await api('listProducts', { query: { page: 0 } })
    expect(everything.body.pagination).toMatchObject({ length: 6000 })
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

it('a bulk change of thousands of products is undone, last change first', async () => {
  const { current } = server
  const api = await current.as('demo@obra.test', 1)
  const sum = async () => {
    const { services } = current
    const row = await services.store.read
      .selectFrom('inventoryProducts')
      .select(({ fn }) => [fn.sum<number>('price').as('price'), fn.sum<number>('active').as('active')])
      .executeTakeFirstOrThrow()
    return { price: Math.round(Number(row.price) * 100), active: Number(row.active) }
  }
  const before = await sum()
  const selection = { search: '' }
  const first = await api('updateProducts', { body: { selection, change: { percent: 7.77 } } })
  const second = await api('updateProducts', { body: { selection, change: { active: false } } })
  expect(first.body.count).toBeGreaterThan(5000)
  expect(await sum()).not.toEqual(before)
  await api('revertProducts', { body: { change: second.body.change } })
  await api('revertProducts', { body: { change: first.body.change } })
  expect(await sum()).toEqual(before)
})
