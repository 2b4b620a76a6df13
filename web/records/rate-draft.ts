/** The rate of a document in another currency, where a person writes it: else the server takes the official one of its day. */
import { decimalOf, numberError } from '../lib/number-text.ts'

const most = 999_999_999

export const rateError = (text: string) =>
  text.trim() ? numberError(text, { decimals: 6, min: 0.000001, max: most }) : undefined

/** What is sent of it; nothing in the currency of the project. */
export function rateBody(text: string, fecha: string, moneda: string) {
  const valor = decimalOf(text)
  return moneda && valor ? { cotizacion: { tipo: 'manual', fecha, valor, fuente: 'A mano' } } : {}
}
