/** CAC and the dollar beside prices, and prices in the pesos of today (docs/domain/catalogues.md, Prices of materials). */
import { monthOf } from '../../lib/calendar.ts'
import { readIndex, readRates } from '../../money/company-rates.ts'
import { exact, fittingText, roundTo } from '../../money/decimal.ts'
import { rateOn, valueOfMonth } from '../../money/rates.ts'
import type { Scope } from '../../records/catalogue.ts'

export const oldPriceDays = 60

type Priced = { fecha: string; precio: string; moneda: string }
type Levels = {
  cac: string | null
  dolar: string | null
  hoyPorCac: string | null
  hoyPorDolar: string | null
}

/** The price times `now / then`, to cents; null if it is not in pesos, a level is missing, or it exceeds a `Precio`. */
function restated({ precio, moneda }: Priced, then: string | undefined, now: string | undefined): string | null {
  if (moneda !== 'ARS' || !then || !now || exact(then).eq(0)) return null
  const cents = BigInt(roundTo(exact(precio).times(100).times(now).div(then), 0))
  return fittingText('precio', cents * 100n)
}

/** Reads the series once; the returned function adds the levels of a price. */
export async function priceLevels(scope: Scope, prices: Priced[]): Promise<(price: Priced) => Levels> {
  const first = prices.reduce((least, { fecha }) => (fecha < least ? fecha : least), scope.today)
  const [rates, index] = [
    await readRates(scope, { moneda: 'USD', tipo: 'oficial', from: first, to: scope.today }),
    await readIndex(scope, 'CAC'),
  ]
  const lastMonth = [...index.keys()].toSorted().at(-1)
  const lastIndex = lastMonth === undefined ? undefined : index.get(lastMonth)
  const today = rateOn(rates, scope.today)?.valor
  return (price) => {
    const month = monthOf(price.fecha)
    const cac = valueOfMonth(index, month)
    const dolar = rateOn(rates, price.fecha)?.valor
    // A price newer than the last published month is of that month already.
    const then = cac ?? (lastMonth !== undefined && month > monthOf(lastMonth) ? lastIndex : undefined)
    return {
      cac: cac ?? null,
      dolar: dolar ?? null,
      hoyPorCac: restated(price, then, lastIndex),
      hoyPorDolar: restated(price, dolar, today),
    }
  }
}
