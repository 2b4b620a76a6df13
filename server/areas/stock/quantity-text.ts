import { fromScaled, inSpanish } from '../../money/decimal.ts'

/** A scaled quantity in Spanish, without zeros at its end: '1.250', '0,5'. */
export const quantityText = (quantity: number): string => {
  const [whole, fraction = ''] = fromScaled('cantidad', quantity).split('.')
  const digits = fraction.replace(/0+$/, '')
  return inSpanish(digits ? `${whole}.${digits}` : whole!)
}
