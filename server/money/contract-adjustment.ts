/** How the price of contracts is adjusted, for certificates and for the control (docs/domain/contracts.md, Adjustment formula). */
import type Big from 'big.js'
import { addMonths } from '../lib/calendar.ts'
import { exact, importe } from './decimal.ts'
import { formulaFactor, valueOfMonth, type IndexValue, type WeightedIndex } from './rates.ts'

/** The month whose index values adjust a certificate of a month. */
export const monthOfValues = (periodo: string, indiceDesfase: number): string => addMonths(periodo, -indiceDesfase)

/** The values with the last one published by the end of a month as that of the month. */
function publishedBy(values: Map<string, IndexValue>, month: string): Map<string, IndexValue> {
  if (valueOfMonth(values, month)) return values
  const last = [...values.keys()]
    .filter((periodo) => periodo.slice(0, 7) <= month)
    .toSorted()
    .at(-1)
  return last === undefined ? values : new Map([...values, [month, values.get(last)!]])
}

/**
 * The factor of a certificate of `periodo`; an index without a value for it yet counts with the last one before. Null if one has no
 * value for `mesBase`, or none until then.
 */
export function lastFactor(
  terms: WeightedIndex[],
  { mesBase, indiceDesfase }: { mesBase: string; indiceDesfase: number },
  periodo: string,
): Big | null {
  const month = monthOfValues(periodo, indiceDesfase)
  if (terms.some(({ values }) => !valueOfMonth(values, mesBase))) return null
  const published = terms.map((term) => ({ ...term, values: publishedBy(term.values, month) }))
  return published.every(({ values }) => valueOfMonth(values, month)) ? formulaFactor(published, mesBase, month) : null
}

/** `round(bruto x anticipoPorcentaje / 100, 2)`: the part of a gross amount that the advance paid. */
export const advanceShare = (gross: Big, anticipoPorcentaje: string): string =>
  importe(gross.times(anticipoPorcentaje).div(100))

/** The amount that the factor adjusts: `bruto`, minus the recovered advance if the advance freezes its share of the price. */
export const adjustmentBase = (bruto: string, anticipoAmortizado: string, anticipoCongela: boolean): string =>
  importe(exact(bruto).minus(anticipoCongela ? anticipoAmortizado : 0))

/** `round(base x (factor - 1), 2)`. */
export const adjustmentOf = (base: string, factor: Big): string => importe(exact(base).times(factor.minus(1)))
