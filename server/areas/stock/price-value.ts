/** Quantities at the last price of their material, in pesos (docs/domain/materials.md, Value). */
import { exact, fittingText, fromScaled, roundTo } from '../../money/decimal.ts'
import { selectRateOn } from '../../money/rates.queries.ts'
import type { ProjectScope } from '../../records/record.ts'
import { quotient } from './stock-value.ts'

export type Price = { precio: number; moneda: string }
/** Today's official rate in pesos of each currency that has one. */
export type Rates = Map<string, string>

export async function ratesOf(
  { db, desarrolladoraId, today }: ProjectScope,
  currencies: Iterable<string>,
): Promise<Rates> {
  const foreign = [...new Set(currencies)].filter((moneda) => moneda !== 'ARS')
  const rows = await Promise.all(
    foreign.map((moneda) => selectRateOn(db, { desarrolladoraId, moneda, tipo: 'oficial' }, today)),
  )
  const rates: Rates = new Map([['ARS', '1']])
  for (const [index, row] of rows.entries()) if (row) rates.set(foreign[index]!, fromScaled('cotizacion', row.venta))
  return rates
}

/** A price in pesos, scaled; null without a price or a rate, or if it exceeds a `Precio`. */
export function inPesos(rates: Rates, price: Price | undefined): number | null {
  if (price === undefined || price.moneda === 'ARS') return price?.precio ?? null
  const rate = rates.get(price.moneda)
  if (rate === undefined) return null
  const scaled = BigInt(roundTo(exact(price.precio).times(rate), 0))
  return fittingText('precio', scaled) === null ? null : Number(scaled)
}

/** Cents: quantity and price are scaled by 10,000 each. */
export const worth = (fisico: number, precio: number): bigint => quotient(BigInt(fisico) * BigInt(precio), 1_000_000n)

/** The scaled price of cents for a quantity above 0. */
export const averagePrice = (valor: number, fisico: number): bigint =>
  quotient(BigInt(valor) * 1_000_000n, BigInt(fisico))
