/** Exchange rates by day and index factors (docs/domain/catalogues.md, Rates and Indices), and amounts in the base currency. */
import type Big from 'big.js'
import { dateText, daysBetween } from '../lib/calendar.ts'
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

/** 409: a series has no value for a month. */
export function missingIndex(codigo: string, periodo: string): Problem {
  const message = `Falta el índice ${codigo} de ${dateText(periodo)}. Cargalo y probá de nuevo.`
  return new Problem(409, 'Missing index', message)
}

/** I(target) / I(base) at full precision; the caller rounds the amount. Throws 409 `Missing index`. */
export function indexFactor(codigo: string, values: Map<string, IndexValue>, base: string, target: string): Big {
  const valueOf = (periodo: string) => {
    const value = values.get(periodo)
    if (!value) throw missingIndex(codigo, periodo)
    return exact(value.valor)
  }
  return valueOf(target).div(valueOf(base))
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
