/** Labels shared by money documents, and options made of labels. */
import type { Schema } from '../api/types.ts'

export const monedas: Record<Schema<'Moneda'>, string> = { ARS: 'Pesos', USD: 'Dólares', EUR: 'Euros', UVA: 'UVA' }

/** Select options, one per label. */
export const optionsOf = <Words extends Record<string, string>>(words: Words) =>
  (Object.keys(words) as (keyof Words & string)[]).map((value) => ({ value, label: words[value]! }))

/** The VAT rates, the usual ones first. */
export const vatRateOptions = (['21', '10.5', '27', '5', '2.5', '0'] as const).map((value) => ({
  value,
  label: `${value.replace('.', ',')} %`,
}))

/** The currencies, the project's first; that one is sent as an empty value. */
export const currencyOptions = (monedaBase: Schema<'Moneda'>) => [
  { value: '', label: `${monedas[monedaBase]} (la del proyecto)` },
  ...optionsOf(monedas).filter(({ value }) => value !== monedaBase),
]
