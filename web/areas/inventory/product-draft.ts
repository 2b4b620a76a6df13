import { numberError, numberText, parseNumber } from '../../lib/number-text.ts'
import type { Schema } from '../../api/types.ts'

type Product = Schema<'Product'>
type ProductPatch = Schema<'ProductPatch'>
type ProductInput = Schema<'ProductInput'>

const texts = ['description', 'sku', 'barcode', 'category', 'brand', 'vendor'] as const
const numbers = {
  stock: { decimals: 0, max: 1_000_000_000 },
  reserved: { decimals: 0, max: 1_000_000_000 },
  cost: { decimals: 2, max: 1_000_000_000_000 },
  basePrice: { decimals: 2, max: 1_000_000_000_000 },
  taxPercent: { decimals: 2, max: 1000 },
  weight: { decimals: 3, max: 1_000_000_000 },
} as const

export type NumberKey = keyof typeof numbers
export type TextKey = (typeof texts)[number] | 'name'
export const numberRules = numbers
const numberKeys = Object.keys(numbers) as NumberKey[]

/** A product in the shape of its form: numbers are the typed text. */
export type ProductDraft = Pick<Product, TextKey | 'tags' | 'images' | 'thumbnail' | 'active'> &
  Record<NumberKey, string>
export type DraftErrors = Partial<Record<keyof ProductDraft, string>>

/** Initial values of a product that is not stored yet. */
export const newProduct: Product = {
  id: 'nuevo',
  name: '',
  description: '',
  sku: '',
  barcode: '',
  category: '',
  brand: '',
  vendor: '',
  stock: 0,
  reserved: 0,
  cost: 0,
  basePrice: 0,
  taxPercent: 21,
  price: 0,
  weight: 0,
  version: 1,
  tags: [],
  images: [],
  thumbnail: null,
  active: false,
}

/** The rates of VAT in Argentina, in percent. */
const vatRates = ['21', '10,5', '27', '0']

/** The VAT rates, plus the product's own rate if it is another. */
export function vatOptions(chosen: string): { value: string; label: string }[] {
  const rates = vatRates.includes(chosen) || chosen === '' ? vatRates : [chosen, ...vatRates]
  return rates.map((rate) => ({ value: rate, label: `${rate} %` }))
}

export const fieldNames: Record<keyof ProductDraft, string> = {
  name: 'Nombre',
  description: 'Descripción',
  sku: 'SKU',
  barcode: 'Código de barras',
  category: 'Categoría',
  brand: 'Marca',
  vendor: 'Proveedor',
  tags: 'Etiquetas',
  images: 'Imágenes',
  thumbnail: 'Imagen principal',
  active: 'Activo',
  stock: 'Stock',
  reserved: 'Reservado',
  cost: 'Costo',
  basePrice: 'Precio base',
  taxPercent: 'IVA',
  weight: 'Peso',
}

/** A new product as the request body. */
export function inputOf(draft: ProductDraft): ProductInput {
  const { taxPercent } = newProduct
  const { images: _images, thumbnail: _thumbnail, ...patch } = { taxPercent, ...patchOf(draft, newProduct) }
  const { price: _price, id: _id, version: _version, ...input } = patch
  return { ...input, name: draft.name.trim() }
}

/** The price with tax in cents, by the server's rule (docs/domain/suite.md, Inventory). */
export function priceOf(basePrice: number, taxPercent: number): number {
  return Math.round(basePrice * (1 + taxPercent / 100) * 100 + 1e-7) / 100
}

export function draftOf(product: Product): ProductDraft {
  const { description, sku, barcode, category, brand, vendor, tags, images, thumbnail, active } = product
  const textFields = { name: product.name, description, sku, barcode, category, brand, vendor }
  const typed = numberKeys.map((key) => [key, numberText(product[key], 6)])
  return { ...textFields, tags, images, thumbnail, active, ...(Object.fromEntries(typed) as Record<NumberKey, string>) }
}

/** Validation errors by field. */
export function draftErrors(draft: ProductDraft): DraftErrors {
  const errors: DraftErrors = {}
  if (!draft.name.trim()) errors.name = 'El nombre es requerido'
  for (const key of numberKeys) {
    const error = numberError(draft[key], numbers[key])
    if (error) errors[key] = error
  }
  return errors
}

/** A number of the draft; null if it is empty or invalid. */
export function draftNumber(draft: ProductDraft, key: NumberKey): number | null {
  return numberError(draft[key], numbers[key]) ? null : parseNumber(draft[key])
}

const isSameList = (a: string[], b: string[]) => a.length === b.length && a.every((each, index) => each === b[index])

/** The fields that differ from `product`. Only these are sent, so that others' changes survive. */
export function patchOf(draft: ProductDraft, product: Product): ProductPatch {
  const patch: ProductPatch = {}
  if (draft.name.trim() !== product.name) patch.name = draft.name.trim()
  for (const key of texts) if (draft[key] !== product[key]) patch[key] = draft[key]
  for (const key of numberKeys) {
    const value = parseNumber(draft[key])
    if (value !== null && value !== product[key]) patch[key] = value
  }
  if (!isSameList(draft.tags, product.tags)) patch.tags = draft.tags
  if (!isSameList(draft.images, product.images)) patch.images = draft.images
  if (draft.thumbnail !== product.thumbnail) patch.thumbnail = draft.thumbnail
  if (draft.active !== product.active) patch.active = draft.active
  return patch
}

/** The product as it will be after a patch, price included. */
export function applyPatch(
  product: Product,
  { id: _id, price: _price, version: _version, ...patch }: ProductPatch,
): Product {
  const next = { ...product, ...patch }
  const isPriced = patch.basePrice !== undefined || patch.taxPercent !== undefined
  return isPriced ? { ...next, price: priceOf(next.basePrice, next.taxPercent) } : next
}
