import type { Generated } from 'kysely'

type Owned = { developerId: number | null }
type Named = Owned & { id: string; name: string; slug: string; sortKey: string }

type ProductColumns = Owned & {
  id: string
  category: string
  name: string
  description: string
  /** A JSON list of tag ids. */
  tags: string
  sku: string
  barcode: string
  brand: string
  vendor: string
  stock: number
  reserved: number
  cost: number
  basePrice: number
  taxPercent: number
  price: number
  weight: number
  thumbnail: string | null
  /** A JSON list of addresses. */
  images: string
  active: number
  version: Generated<number>
  /** What `sort` by name, sku and barcode compares. */
  sortKey: string
  skuKey: string
  barcodeNumber: number
  /** Name, sku and barcode, folded. */
  searchText: string
}

/** What can be changed of many products at once. */
export type ChangedField = 'active' | 'basePrice'

export type InventoryTables = {
  inventoryCategories: Owned & {
    seq: Generated<number>
    id: string
    parentId: string | null
    name: string
    slug: string
  }
  inventoryBrands: Named
  inventoryVendors: Named
  inventoryTags: Owned & { seq: Generated<number>; id: string; title: string }
  inventoryProducts: { seq: Generated<number> } & ProductColumns
  /** What was done to many products at once and can be undone: a deletion where there is no `field`. */
  inventoryBulkChanges: Owned & { id: string; madeAt: string; field: ChangedField | null }
  /** What products had before such a change and after it. */
  inventoryChangedProducts: { change: string; seq: number; before: number; after: number }
  /** What was deleted and can be brought back; its words stay in SQLite's search index. */
  inventoryDeletedProducts: { seq: number; deletion: string } & ProductColumns
  /** What the stock of a product was and became; `person` is the name of who changed it. */
  inventoryStockChanges: {
    seq: Generated<number>
    product: string
    madeAt: string
    person: string
    before: number
    after: number
  }
  inventoryImages: {
    id: string
    product: string
    type: string
    hash: string
    bytes: number
    uploadedBy: string | null
    developerId: number | null
  }
}
