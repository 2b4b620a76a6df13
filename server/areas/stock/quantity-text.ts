import { fromScaled, trimmedInSpanish } from '../../money/decimal.ts'

/** A scaled quantity in Spanish, without zeros at its end: '1.250', '0,5'. */
export const quantityText = (quantity: number): string => trimmedInSpanish(fromScaled('cantidad', quantity))
