import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import type { Success } from '../../http/contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

type Product = Success<'getProduct'>

const server = useTestServer()
const fixture = readFixture<{ products: Product[] }>('inventory')
const unknownId = '00000000-0000-4000-8000-000000000000'

async function listProducts(api: Api, query: object = {}): Promise<Product[]> {
  const { body } = await api('listProducts', { query: { page: 0, size: 100, sort: 'id', ...query } as never })
  return body.products ?? []
}

const idsOf = (products: Product[]) => products.map(({ id }) => id)

describe('bulk changes of products', () => {
  it('switch the given products off and on, ignoring unknown ids', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const ids = idsOf((await listProducts(api)).slice(0, 3))
    for (const active of [false, true]) {
      const body = { selection: { ids: [...ids, unknownId] }, change: { active } }
      expect((await api('updateProducts', { body })).body.count).toBe(3)
      expect((await api('updateProducts', { body })).body.count).toBe(0)
      expect((await listProducts(api)).slice(0, 3).map((product) => product.active)).toEqual([active, active, active])
    }
  })

  it('change the base price of all matches except some, to the cent, and the price with it', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const before = await listProducts(api)
    const found = await listProducts(api, { search: 'CANO' })
    const [spared, ...meant] = idsOf(found)
    const selection = { search: 'Caño', except: [spared!] }
    const { body } = await api('updateProducts', { body: { selection, change: { percent: -12.5 } } })
    expect(body.count).toBe(meant.length)
    for (const [index, product] of (await listProducts(api)).entries()) {
      const old = before[index]!
      if (!meant.includes(old.id)) expect(product).toEqual(old)
      else {
        expect(product.basePrice).toBeCloseTo(old.basePrice * 0.875, 1)
        expect(product.price).toBeCloseTo(product.basePrice * (1 + product.taxPercent / 100), 1)
        expect(Math.round(product.price * 100) / 100).toBe(product.price)
      }
    }
  })

  it('cap prices at the maximum', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = fixture.products[40]!
    await api('updateProduct', { body: { id, product: { basePrice: 900_000_000_000 } } })
    await api('updateProducts', { body: { selection: { ids: [id] }, change: { percent: 1000 } } })
    const { body } = await api('getProduct', { query: { id } })
    expect(body.basePrice).toBe(1_000_000_000_000)
  })

  it('refuse an empty or mixed selection, no change or two, and a negative price', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const ids = [fixture.products[0]!.id]
    const wrong = [
      { selection: { ids: [] }, change: { active: true } },
      { selection: {}, change: { active: true } },
      { selection: { ids, search: '' }, change: { active: true } },
      { selection: { ids }, change: {} },
      { selection: { ids }, change: { active: true, percent: 5 } },
      { selection: { ids }, change: { percent: -100 } },
      { selection: { ids }, change: { percent: 'x' } },
    ]
    for (const each of wrong) {
      const { status } = await api('updateProducts', { wrong: each })
      expect([each, status]).toEqual([each, 400])
    }
  })
})

describe('undoing a bulk change', () => {
  it('restores the values of all matches of a search exactly', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    // The version still increases: others may have read the undone change.
    const shown = async () => (await listProducts(api)).map(({ version: _version, ...product }) => product)
    const before = await shown()
    const changes = [{ percent: 33.33 }, { percent: -99.99 }, { percent: 1000 }, { active: true }, { active: false }]
    for (const change of changes) {
      const { body } = await api('updateProducts', { body: { selection: { search: '' }, change } })
      expect(await shown()).not.toEqual(before)
      const { status } = await api('revertProducts', { body: { change: body.change } })
      expect(status).toBe(200)
      expect(await shown()).toEqual(before)
    }
  })

  it('skips products changed since, and includes products deleted since', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const [kept, deleted, plain] = (await listProducts(api)).slice(0, 3)
    const ids = [kept!.id, deleted!.id, plain!.id]
    const { body } = await api('updateProducts', { body: { selection: { ids }, change: { percent: 10 } } })
    await api('updateProduct', { body: { id: kept!.id, product: { basePrice: 12345.67 } } })
    const gone = await api('deleteProducts', { body: { selection: { ids: [deleted!.id] } } })
    expect((await api('revertProducts', { body: { change: body.change } })).body).toEqual({ count: 1 })
    await api('restoreProducts', { body: { deletion: gone.body.deletion } })
    const priceOf = async (id: string) => (await api('getProduct', { query: { id } })).body.basePrice
    expect(await Promise.all(ids.map(priceOf))).toEqual([12345.67, deleted!.basePrice, plain!.basePrice])
    await api('updateProduct', { body: { id: kept!.id, product: { basePrice: kept!.basePrice } } })
  })

  it('works once, within a day, and only with the id of a change', async () => {
    const { current } = server
    const api = await current.as('demo@obra.test', 1)
    const { id, active } = fixture.products[10]!
    const change = async () =>
      (await api('updateProducts', { body: { selection: { ids: [id] }, change: { active: !active } } })).body.change
    const revert = async (name: string) => (await api('revertProducts', { body: { change: name } })).status
    const made = await change()
    expect([await revert(made), await revert(made), await revert(unknownId)]).toEqual([200, 404, 404])
    const old = await change()
    current.advance(24 * 60 * 60 * 1000 + 1)
    expect(await revert(old)).toBe(404)
    current.advance(-(24 * 60 * 60 * 1000 + 1))
    expect(await revert(old)).toBe(200)
    const { body } = await api('deleteProducts', { body: { selection: { ids: [id] } } })
    expect(await revert(body.deletion)).toBe(404)
    expect((await api('restoreProducts', { body: { deletion: body.deletion } })).status).toBe(200)
  })
})

describe('bulk deletion of products', () => {
  it('is undone once, with all fields and positions', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const before = await listProducts(api)
    const gone = idsOf([before[2]!, before[5]!])
    const { body } = await api('deleteProducts', { body: { selection: { ids: gone } } })
    expect(body.count).toBe(2)
    expect(idsOf(await listProducts(api))).toEqual(idsOf(before).filter((id) => !gone.includes(id)))
    const restored = await api('restoreProducts', { body: { deletion: body.deletion } })
    expect(restored.body).toEqual({ count: 2 })
    expect(await listProducts(api)).toEqual(before)
    const again = await api('restoreProducts', { body: { deletion: body.deletion } })
    expect(again.status).toBe(404)
  })

  it('deletes and restores the whole inventory, which is searchable afterwards', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const before = await listProducts(api, { search: 'cemento' })
    const { body } = await api('deleteProducts', { body: { selection: { search: '' } } })
    expect(await listProducts(api)).toEqual([])
    expect(await listProducts(api, { search: 'cemento' })).toEqual([])
    await api('restoreProducts', { body: { deletion: body.deletion } })
    expect(await listProducts(api, { search: 'cemento' })).toEqual(before)
  })

  it('is undone without tags that were deleted in between', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id, tags } = fixture.products[50]!
    const tag = (await api('createInventoryTag', { body: { tag: { title: 'Breve' } } })).body.id
    await api('updateProduct', { body: { id, product: { tags: [...tags, tag] } } })
    const { body } = await api('deleteProducts', { body: { selection: { ids: [id] } } })
    await api('deleteInventoryTag', { query: { id: tag } })
    await api('restoreProducts', { body: { deletion: body.deletion } })
    expect((await api('getProduct', { query: { id } })).body.tags).toEqual(tags)
  })

  it('can be undone for 30 days only', async () => {
    const { current } = server
    const api = await current.as('demo@obra.test', 1)
    const { id } = fixture.products[51]!
    const { body } = await api('deleteProducts', { body: { selection: { ids: [id] } } })
    const kept30Days = 30 * 24 * 60 * 60 * 1000 + 1
    current.advance(kept30Days)
    const later = await current.as('demo@obra.test', 1)
    expect((await later('listDeletedProducts')).body.items).toEqual([])
    const { status } = await later('restoreProducts', { body: { deletion: body.deletion } })
    expect(status).toBe(404)
    await later('deleteProducts', { body: { selection: { ids: [unknownId] } } })
    await current.services.background.settled()
    const kept = current.services.store.read.selectFrom('inventoryDeletedProducts').select('id').where('id', '=', id)
    expect(await kept.execute()).toEqual([])
    current.advance(-kept30Days)
  })
})

describe('the export of products', () => {
  async function csv(api: Api, query: object = {}): Promise<string[]> {
    const { bytes, headers } = await api('exportProducts', { query: query as never })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inventario-\d{4}-\d\d-\d\d\.csv"$/)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    expect(text.startsWith('\uFEFFSKU;')).toBe(true)
    return text.split('\r\n')
  }

  it('contains all matches in order, with names instead of ids', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const found = await listProducts(api, { search: 'caño', sort: 'price', order: 'desc' })
    const [, ...lines] = await csv(api, { search: 'caño', sort: 'price', order: 'desc' })
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(0, -1).map((line) => line.split(';')[0])).toEqual(found.map(({ sku }) => sku))
    expect(lines[0]).toMatch(/;(Sanitaria|Eléctrica|Gas);/)
  })

  it('escapes names that would run as formulas', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = fixture.products[60]!
    const name = '=HYPERLINK("http://malo.test";"ver")'
    await api('updateProduct', { body: { id, product: { name } } })
    const lines = await csv(api, { search: 'hyperlink' })
    expect(lines[1]).toContain(`;"'=HYPERLINK(""http://malo.test"";""ver"")";`)
  })
})
