/** Exchange rates by day and index factors (docs/domain/catalogues.md, Rates and Indices), and amounts in the base currency. */
import type Big from 'big.js'
import { dateText, daysBetween, lastDayOf } from '../lib/calendar.ts'
import { exact, importe } from './decimal.ts'
import { currencyName } from './money-text.ts'
import { Problem } from '../lib/problem.ts'

export type Rate = { fecha: string; valor: string }
export type IndexValue = { periodo: string; valor: string; provisorio: boolean }

const staleDays = 7

/** The last rate on or before a day; `rates` are in order of their days. */
export function rateOn(rates: Rate[], fecha: string): Rate | undefined {
  return rates.findLast((rate) => rate.fecha <= fecha)
}

/** 'cotización de hace 12 días' if a rate is older than a week on the day of its use. */
export function rateWarning(rate: Rate, fecha: string): string | undefined {
  const age = daysBetween(rate.fecha, fecha)
  return age > staleDays ? `cotización de hace ${age} días` : undefined
}

/** 409: no rate on or before the day. */
export function missingRate(moneda: string, tipo: string, fecha: string): Problem {
  const message = `No hay cotización ${tipo} de ${currencyName(moneda)} al ${dateText(fecha)} ni antes. Cargala y probá de nuevo.`
  return new Problem(409, 'Missing rate', message)
}

/** 409: a series has no value for a month or a day. */
export function missingIndex(codigo: string, periodo: string): Problem {
  const of = periodo.length === 'AAAA-MM'.length ? 'de' : 'del'
  const message = `Falta el índice ${codigo} ${of} ${dateText(periodo)}. Cargalo y probá de nuevo.`
  return new Problem(409, 'Missing index', message)
}

/** The value of a month: of a daily index, that of the last day of the month. `values` are by period: all months, or all days. */
export function valueOfMonth<Value>(values: Map<string, Value>, month: string): Value | undefined {
  return values.get(month) ?? values.get(lastDayOf(month))
}

const isDaily = (values: Map<string, unknown>) => values.keys().next().value?.length === 'AAAA-MM-DD'.length

/** I(target) / I(base) of two months at full precision; the caller rounds the amount. Throws 409 `Missing index`. */
export function indexFactor(codigo: string, values: Map<string, IndexValue>, base: string, target: string): Big {
  const valueOf = (month: string) => {
    const value = valueOfMonth(values, month)
    if (!value) throw missingIndex(codigo, isDaily(values) ? lastDayOf(month) : month)
    return exact(value.valor)
  }
  return valueOf(target).div(valueOf(base))
}

/** A term of an adjustment formula: the values of an index, and its weight in percent. */
export type WeightedIndex = { codigo: string; peso: string; values: Map<string, IndexValue> }

/**
 * The sum of peso / 100 x I(target) / I(base), for weights of 100 in all, at full precision; 1 without an index.
 * Throws 409 `Missing index`.
 */
export function formulaFactor(terms: WeightedIndex[], base: string, target: string): Big {
  if (terms.length === 0) return exact(1)
  const weighted = terms.map(({ codigo, peso, values }) => indexFactor(codigo, values, base, target).times(peso))
  return weighted.reduce((sum, each) => sum.plus(each), exact(0)).div(100)
}

/** The rate stored in a document; null if it is in the project's currency. */
export type FixedRate = { tipo: string; fecha: string; valor: string; fuente: string }

/**
 * An amount of a document in the project's currency. The rate is pesos per unit of the foreign currency, or units of the
 * project's currency if neither is pesos.
 */
export function inBase(
  amount: string,
  { moneda, cotizacion }: { moneda: string; cotizacion: FixedRate | null },
  monedaBase: string,
): string {
  if (moneda === monedaBase || !cotizacion) return amount
  const rate = exact(cotizacion.valor)
  return importe(moneda === 'ARS' ? exact(amount).div(rate) : exact(amount).times(rate))
}
