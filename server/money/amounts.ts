import type Big from 'big.js'
import { invalid, Problem } from '../lib/problem.ts'
import { fromScaled, importe, toScaled } from './decimal.ts'

/** The cents of amounts, added up. */
export const totalCents = (amounts: string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(toScaled('importe', amount)), 0n)

/** The sum of amounts. Throws 409 if it exceeds an `Importe`. */
export const sumOfAmounts = (amounts: string[]): string => fromScaled('importe', totalCents(amounts))

/** Cents of a calculated amount. Throws 400 for `field` if it has more digits than an `Importe`. */
export function cents(field: string, amount: string): number {
  try {
    return toScaled('importe', amount)
  } catch (error) {
    if (error instanceof Problem) throw invalid(field, 'El importe es demasiado grande.')
    throw error
  }
}

/** A calculated value, rounded to an `Importe`. Throws 400 for `field` if it is too large. */
export function fittingAmount(field: string, value: Big): string {
  const amount = importe(value)
  cents(field, amount)
  return amount
}
