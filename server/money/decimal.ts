/** Decimals: text on the wire, scaled integers in the store, never floats (docs/domain/conventions.md, Decimals and rounding). */
import Big from 'big.js'
import { amountTooLarge } from '../lib/problem.ts'

/** The range of each kind of decimal; `shown` is the least number of decimals in its text. */
export const decimalKinds = {
  importe: { digits: 13, decimals: 2, shown: 2 },
  cantidad: { digits: 11, decimals: 4, shown: 4 },
  precio: { digits: 11, decimals: 4, shown: 2 },
  porcentaje: { digits: 5, decimals: 4, shown: 2 },
  cotizacion: { digits: 9, decimals: 6, shown: 2 },
} as const

export type DecimalKind = keyof typeof decimalKinds

const Exact = Big()
// Rounds half away from zero, and never writes an exponent for our range.
Exact.RM = 1
Exact.DP = 40
Exact.PE = 60
Exact.NE = -60

/** A number for intermediate results: exact, except that a division has at most 40 decimals. */
export function exact(text: string | number | bigint): Big {
  return new Exact(String(text))
}

/** Rounds away the error of a 40-decimal quotient first, so that an exact half still rounds as a half. */
const settledDecimals = 24

/** Rounds half away from zero, to text with exactly `decimals` decimals. */
export function roundTo(value: Big, decimals: number): string {
  const text = value.round(settledDecimals, 1).toFixed(decimals, 1)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** An `Importe`: rounded to cents. */
export const importe = (value: Big): string => roundTo(value, 2)

/** An amount, or 0 if it is negative. */
export const atLeastZero = (amount: string): string => (exact(amount).lt(0) ? '0.00' : amount)

/**
 * The stored integer for a decimal text. Throws 409 if the text has more digits than the kind (at most 15, which both drivers
 * return exactly), RangeError if it is no decimal of the kind.
 */
export function toScaled(kind: DecimalKind, text: string): number {
  const { digits, decimals } = decimalKinds[kind]
  const match = /^(-?)0*(\d*)(?:\.(\d+))?$/.exec(text)
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) throw new RangeError(`no ${kind}: ${text}`)
  if (whole.length > digits) throw amountTooLarge()
  return Number(`${sign}${whole || '0'}${fraction.padEnd(decimals, '0')}`) + 0
}

/** The text of a stored integer. Sums are read from the store as text, so that they are exact. Throws 409 for one with more digits. */
export function fromScaled(kind: DecimalKind, stored: number | bigint | string): string {
  const { digits: most, decimals, shown } = decimalKinds[kind]
  const integer = BigInt(stored)
  const digits = String(integer < 0n ? -integer : integer).padStart(decimals + 1, '0')
  if (digits.length > most + decimals) throw amountTooLarge()
  const fraction = digits.slice(-decimals)
  let kept = decimals
  while (kept > shown && fraction[kept - 1] === '0') kept--
  return `${integer < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${fraction.slice(0, kept)}`
}

/** As `fromScaled`, but null for a derived value with more digits than its kind, which no field can hold. */
export function fittingText(kind: DecimalKind, stored: bigint): string | null {
  const { digits, decimals } = decimalKinds[kind]
  const size = stored < 0n ? -stored : stored
  return size < 10n ** BigInt(digits + decimals) ? fromScaled(kind, stored) : null
}

/** A decimal text in Spanish format: 1234567.50 is '1.234.567,50'. */
export const inSpanish = (decimal: string): string =>
  decimal.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '.')

/** The same without zeros at its end: 1250.5000 is '1.250,5'. */
export const trimmedInSpanish = (decimal: string): string => inSpanish(exact(decimal).toFixed())
