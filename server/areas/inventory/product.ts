import type { components } from '../../../openapi/generated/schema.d.ts'
import type { StoredProduct } from './product.queries.ts'

export type Product = components['schemas']['Product']

/** Parses a stored list of texts. */
function listOf(text: string): string[] {
  return text === '[]' ? [] : (JSON.parse(text) as string[])
}

/** A product in wire form. */
export function toProduct(row: StoredProduct): Product {
  return {
    id: row.id,
    category: row.category,
    name: row.name,
    description: row.description,
    tags: listOf(row.tags),
    sku: row.sku,
    barcode: row.barcode,
    brand: row.brand,
    vendor: row.vendor,
    stock: row.stock,
    reserved: row.reserved,
    cost: row.cost,
    basePrice: row.basePrice,
    taxPercent: row.taxPercent,
    price: row.price,
    weight: row.weight,
    thumbnail: row.thumbnail,
    images: listOf(row.images),
    active: row.active === 1,
    version: row.version,
  }
}
