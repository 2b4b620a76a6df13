/** Amounts and currencies in the sentences that people read, as the screens write them. */
import { inSpanish } from './decimal.ts'

export const currencyNames = { ARS: 'pesos', USD: 'dólares', EUR: 'euros', UVA: 'UVA' } as const
export type Currency = keyof typeof currencyNames
const signs: Record<Currency, string> = { ARS: '$', USD: 'US$', EUR: '€', UVA: 'UVA' }

/** 'dólares'; a currency that is not one of the contract's stands as it is. */
export const currencyName = (moneda: string): string => currencyNames[moneda as Currency] ?? moneda

/** An amount as on the wire ('1234.50') with the sign of its currency: 'US$ 1.234,50'. */
export const moneyText = (amount: string, moneda: string): string =>
  `${signs[moneda as Currency] ?? moneda}\u00a0${inSpanish(amount)}`
