import { availability, stockLevel, stockWord } from './stock-level.ts'

/** Marks a product that runs out, or has: how much is free stands in its tip. */
export function StockMark(product: { stock: number; reserved: number }) {
  const word = stockWord(product)
  if (!word) return null
  return (
    <span className={`stock-mark stock-mark-${stockLevel(product)}`} title={availability(product)}>
      {word}
    </span>
  )
}
