import { formatNumber } from '../../lib/format.ts'

/** At most this many free units count as low stock. */
const lowStock = 5

export type StockLevel = 'none' | 'low' | 'enough'

/** The level of the free stock: stock minus reserved. */
export function stockLevel({ stock, reserved }: { stock: number; reserved: number }): StockLevel {
  const free = stock - reserved
  if (free <= 0) return 'none'
  return free <= lowStock ? 'low' : 'enough'
}

/** The text of the stock mark; undefined if there is enough. */
export function stockWord(product: { stock: number; reserved: number }): string | undefined {
  const words = { none: product.stock > 0 ? 'Todo reservado' : 'Sin stock', low: 'Stock bajo', enough: undefined }
  return words[stockLevel(product)]
}

/** '4 disponibles: 11 en stock menos 7 reservados'. */
export function availability({ stock, reserved }: { stock: number; reserved: number }): string {
  const free = stock - reserved
  const text = `${formatNumber(free)} ${free === 1 ? 'disponible' : 'disponibles'}`
  if (reserved === 0) return text
  return `${text}: ${formatNumber(stock)} en stock menos ${formatNumber(reserved)} ${reserved === 1 ? 'reservado' : 'reservados'}`
}
