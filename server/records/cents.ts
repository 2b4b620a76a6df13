import { toScaled } from '../lib/decimal.ts'
import { invalid } from '../lib/problem.ts'

/** Cents of an amount that was calculated. Throws 400 at the field where it has more digits than an `Importe`. */
export function cents(field: string, amount: string): number {
  try {
    return toScaled('importe', amount)
  } catch {
    throw invalid(field, 'Es un importe demasiado grande.')
  }
}
