import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import type { SampleCopy } from '../../lib/sample-copy.ts'
import { sortKey } from '../../lib/text.ts'
import { insertProducts } from './product.queries.ts'
import { insertEntries } from './queries.ts'
import { keysOf } from './service.ts'

type Schemas = components['schemas']
type Fixture = {
  categories: Schemas['InventoryCategory'][]
  brands: Schemas['InventoryBrand'][]
  vendors: Schemas['InventoryVendor'][]
  tags: Schemas['InventoryTag'][]
  products: Schemas['Product'][]
}

const rowsAtOnce = 500

function rowOf({ companyId, idOf }: SampleCopy, product: Schemas['Product']) {
  const { id, tags, images, active, category, brand, vendor, ...plain } = product
  const ids = { id: idOf(id), category: idOf(category), brand: idOf(brand), vendor: idOf(vendor) }
  const lists = { tags: JSON.stringify(tags.map(idOf)), images: JSON.stringify(images) }
  return { companyId, ...ids, ...plain, ...lists, active: Number(active), ...keysOf(product) }
}

/** Copy number `copy` of a product: another lot with its own id, sku and barcode. */
function lotOf(product: Schemas['Product'], copy: number): Schemas['Product'] {
  const id = product.id.slice(0, 24) + copy.toString(16).padStart(12, '0')
  const barcode = String(Number(product.barcode) + copy * 10)
  const lot = { id, name: `${product.name}, lote ${copy}`, sku: `${product.sku}-${copy}`, barcode }
  return { ...product, ...lot, stock: product.stock + (copy % 50) }
}

/** Seeds the sample stock for each company. The fixture has the newest first, so its last one is inserted first. */
export async function seedInventory(db: Db, { copies }: SeedContext): Promise<void> {
  const { categories, brands, vendors, tags, products } = readFixture<Fixture>('inventory')
  for (const copy of copies) {
    const { companyId, idOf } = copy
    const withCompany = <Row extends { id: string }>(rows: Row[]) =>
      rows.map((row) => ({ ...row, companyId, id: idOf(row.id) }))
    const withSortKeys = (rows: Schemas['InventoryBrand'][]) =>
      withCompany(rows).map((row) => ({ ...row, sortKey: sortKey(row.name) }))
    const parented = categories.map((row) => ({ ...row, parentId: row.parentId && idOf(row.parentId) }))
    await insertEntries(db, {
      categories: withCompany(parented),
      brands: withSortKeys(brands),
      vendors: withSortKeys(vendors),
      tags: withCompany(tags.toReversed()),
    })
    const rows = products.toReversed().map((product) => rowOf(copy, product))
    await insertProducts(db, rows)
  }
}

/** Adds lots of the first company's products up to `scale` times as many; reports each batch of rows. */
export async function multiplyInventory(
  db: Db,
  { copies }: Pick<SeedContext, 'copies'>,
  scale: number,
  report: (rows: number) => void,
): Promise<void> {
  const { products } = readFixture<Fixture>('inventory')
  let batch: ReturnType<typeof rowOf>[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await insertProducts(db, batch)
    report(batch.length)
    batch = []
  }
  for (let copy = 1; copy < scale; copy++) {
    for (const product of products) {
      batch.push(rowOf(copies[0]!, lotOf(product, copy)))
      if (batch.length === rowsAtOnce) await flush()
    }
  }
  await flush()
}
