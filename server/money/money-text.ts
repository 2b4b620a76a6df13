/** Amounts and currencies for messages, in the format of the screens. */
import { inSpanish } from './decimal.ts'

export const currencyNames = { ARS: 'pesos', USD: 'dólares', EUR: 'euros', UVA: 'UVA' } as const
export type Currency = keyof typeof currencyNames
const signs: Record<Currency, string> = { ARS: '$', USD: 'US$', EUR: '€', UVA: 'UVA' }

/** 'dólares'; an unknown currency is returned unchanged. */
export const currencyName = (moneda: string): string => currencyNames[moneda as Currency] ?? moneda

/** A wire amount ('1234.50') with its currency sign: 'US$ 1.234,50'. */
export const moneyText = (amount: string, moneda: string): string =>
  `${signs[moneda as Currency] ?? moneda}\u00a0${inSpanish(amount)}`
