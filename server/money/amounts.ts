import type Big from 'big.js'
import { invalid, Problem } from '../lib/problem.ts'
import { importe, toScaled } from './decimal.ts'

/** Cents of an amount that was calculated. Throws 400 at the field where it has more digits than an `Importe`. */
export function cents(field: string, amount: string): number {
  try {
    return toScaled('importe', amount)
  } catch (error) {
    if (error instanceof Problem) throw invalid(field, 'El importe es demasiado grande.')
    throw error
  }
}

/** What was calculated, rounded to an `Importe`. Throws 400 at the field where it is too large for one. */
export function fittingAmount(field: string, value: Big): string {
  const amount = importe(value)
  cents(field, amount)
  return amount
}
