import { availability, stockLevel, stockWord } from './stock-level.ts'

/** Marks a product with low or no free stock; the tooltip has the amount. */
export function StockMark(product: { stock: number; reserved: number }) {
  const word = stockWord(product)
  if (!word) return null
  return (
    <span className={`stock-mark stock-mark-${stockLevel(product)}`} title={availability(product)}>
      {word}
    </span>
  )
}
