import { formatMoney } from '../../../lib/format.ts'

const small = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'USD', maximumSignificantDigits: 5 })
const units = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 8, useGrouping: true })

/** A price in dollars, with five significant digits below one dollar. */
export const exactDollars = (value: number): string =>
  value !== 0 && Math.abs(value) < 1 ? small.format(value) : formatMoney(value, 'USD')

/** A number of coins, with up to eight decimals. */
export const exactUnits = (value: number): string => units.format(value)
