import { expect, it } from 'vitest'
import { currencyName, moneyText } from './money-text.ts'

it('moneyText writes an amount with its currency sign', () => {
  expect([moneyText('1234567.50', 'USD'), moneyText('0.00', 'ARS'), moneyText('12.30', 'EUR')]).toEqual([
    'US$\u00a01.234.567,50',
    '$\u00a00,00',
    '€\u00a012,30',
  ])
})
it('currencyName names each currency in Spanish', () => {
  expect(['ARS', 'USD', 'EUR', 'UVA'].map(currencyName)).toEqual(['pesos', 'dólares', 'euros', 'UVA'])
})
