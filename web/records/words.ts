/** Words that all records of money share, and choices made of words. */
import type { Schema } from '../api/types.ts'

export const monedas: Record<Schema<'Moneda'>, string> = { ARS: 'Pesos', USD: 'Dólares', EUR: 'Euros', UVA: 'UVA' }

/** The options of a field, one for each word. */
export const optionsOf = <Words extends Record<string, string>>(words: Words) =>
  (Object.keys(words) as (keyof Words & string)[]).map((value) => ({ value, label: words[value]! }))

/** The currencies to choose from: first that of the project, which is sent as none. */
export const currencyOptions = (monedaBase: Schema<'Moneda'>) => [
  { value: '', label: `${monedas[monedaBase]} (la del proyecto)` },
  ...optionsOf(monedas).filter(({ value }) => value !== monedaBase),
]
