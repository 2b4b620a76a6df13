/** Decimals: text on the wire, scaled integers in the store, never floats (docs/domain/conventions.md, Decimals and rounding). */
import Big from 'big.js'
import { amountTooLarge } from '../lib/problem.ts'

/** What each kind of decimal may hold; `shown` is how many decimals it is always written with. */
export const decimalKinds = {
  importe: { digits: 13, decimals: 2, shown: 2 },
  cantidad: { digits: 11, decimals: 4, shown: 4 },
  precio: { digits: 11, decimals: 4, shown: 2 },
  porcentaje: { digits: 5, decimals: 4, shown: 2 },
  cotizacion: { digits: 9, decimals: 6, shown: 2 },
} as const

export type DecimalKind = keyof typeof decimalKinds

const Exact = Big()
// Half away from zero; no number of ours is written with an exponent.
Exact.RM = 1
Exact.DP = 40
Exact.PE = 60
Exact.NE = -60

/** A sum, product or quotient on its way: exact, or to 40 decimals where a division has no end. */
export function exact(text: string | number | bigint): Big {
  return new Exact(String(text))
}

/** What an endless quotient lacks at its 40th decimal: without it a half stays a half, also times an amount. */
const settledDecimals = 24

/** Rounded half away from zero, as text with exactly so many decimals. */
export function rounded(value: Big, decimals: number): string {
  const text = value.round(settledDecimals, 1).toFixed(decimals, 1)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** An `Importe`: rounded to cents. */
export const importe = (value: Big): string => rounded(value, 2)

/**
 * The integer that the store keeps for a decimal text of a kind. Throws 409 where the text has more digits than the kind
 * (all kinds fit 15 digits, which both drivers hand out whole), RangeError where it is none.
 */
export function toScaled(kind: DecimalKind, text: string): number {
  const { digits, decimals } = decimalKinds[kind]
  const match = /^(-?)0*(\d*)(?:\.(\d+))?$/.exec(text)
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) throw new RangeError(`no ${kind}: ${text}`)
  if (whole.length > digits) throw amountTooLarge()
  return Number(`${sign}${whole || '0'}${fraction.padEnd(decimals, '0')}`) + 0
}

/** The text of a stored integer. Sums of many come as text from the store, so that they stay exact. */
export function fromScaled(kind: DecimalKind, stored: number | bigint | string): string {
  const { decimals, shown } = decimalKinds[kind]
  const integer = BigInt(stored)
  const digits = String(integer < 0n ? -integer : integer).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals)
  let kept = decimals
  while (kept > shown && fraction[kept - 1] === '0') kept--
  return `${integer < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${fraction.slice(0, kept)}`
}

/** A decimal text as people here read it: 1234567.50 is '1.234.567,50'. */
export const inSpanish = (decimal: string): string =>
  decimal.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '.')
