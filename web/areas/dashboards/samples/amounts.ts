import { formatMoney } from '../../../lib/format.ts'

const small = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'USD', maximumSignificantDigits: 5 })
const units = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 8, useGrouping: true })

/** A price in full: what costs less than a dollar needs more digits than cents. */
export const exactDollars = (value: number): string =>
  value !== 0 && Math.abs(value) < 1 ? small.format(value) : formatMoney(value, 'USD')

/** A number of coins, to their smallest part. */
export const exactUnits = (value: number): string => units.format(value)
