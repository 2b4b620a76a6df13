import { availability, stockLevel, stockNames } from './stock-level.ts'

/** Marks a product that runs out, or has: how much is free stands in its tip. */
export function StockMark(product: { stock: number; reserved: number }) {
  const level = stockLevel(product)
  if (level === 'enough') return null
  return (
    <span className={`stock-mark stock-mark-${level}`} title={availability(product)}>
      {stockNames[level]}
    </span>
  )
}
