import { exact, roundTo } from './decimal.ts'

const largest = exact('999999999')

/** A positive decimal of at most six decimals from the text of another program: '1402.5', '1.402,50'. Null if it is none. */
export function positiveDecimal(text: string): string | null {
  const typed = text.trim()
  const plain = typed.includes(',') ? typed.replaceAll('.', '').replace(',', '.') : typed
  if (!/^\d{1,9}(\.\d{1,20})?$/.test(plain)) return null
  const rounded = roundTo(exact(plain), 6)
  return exact(rounded).gt(0) && exact(rounded).lte(largest) ? rounded : null
}
