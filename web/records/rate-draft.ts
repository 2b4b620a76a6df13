/** A manual exchange rate; left empty, the server uses the official rate of the document's day. */
import { decimalOf, numberError } from '../lib/number-text.ts'

const maxRate = 999_999_999

export const rateError = (text: string) =>
  text.trim() ? numberError(text, { decimals: 6, min: 0.000001, max: maxRate }) : undefined

/** The rate for the request body; empty in the project's currency or without a rate. */
export function rateBody(text: string, fecha: string, moneda: string) {
  const valor = decimalOf(text)
  return moneda && valor ? { cotizacion: { tipo: 'manual', fecha, valor, fuente: 'A mano' } } : {}
}
