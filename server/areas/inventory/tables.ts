import type { Generated } from 'kysely'

type Owned = { companyId: number | null }
type Named = Owned & { id: string; name: string; slug: string; sortKey: string }

type ProductColumns = Owned & {
  id: string
  category: string
  name: string
  description: string
  /** JSON list of tag ids. */
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
  /** JSON list of addresses. */
  images: string
  active: number
  version: Generated<number>
  /** Sort keys of name, sku and barcode. */
  sortKey: string
  skuKey: string
  barcodeNumber: number
  /** Folded: name, sku and barcode. */
  searchText: string
}

/** The fields that a bulk change can set. */
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
  /** Bulk changes and deletions that can be undone; `field` is null for a deletion. */
  inventoryBulkChanges: Owned & { id: string; madeAt: string; field: ChangedField | null }
  /** The values of products before and after a bulk change. */
  inventoryChangedProducts: { change: string; seq: number; before: number; after: number }
  /** Deleted products that can be restored; their words stay in SQLite's search index. */
  inventoryDeletedProducts: { seq: number; deletion: string } & ProductColumns
  /** Stock changes of a product; `person` is the name of the author. */
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
    companyId: number | null
  }
}
