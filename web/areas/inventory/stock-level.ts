/** From how many free pieces on a product counts as running out. */
const lowStock = 5

export type StockLevel = 'none' | 'low' | 'enough'
export const stockNames = { none: 'Sin stock', low: 'Stock bajo', enough: 'Con stock' } as const

/** How much there is to hand out: what is in stock and not reserved. */
export function stockLevel({ stock, reserved }: { stock: number; reserved: number }): StockLevel {
  const free = stock - reserved
  if (free <= 0) return 'none'
  return free <= lowStock ? 'low' : 'enough'
}
