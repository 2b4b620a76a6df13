import { expect, it } from 'vitest'
import { currencyName, moneyText } from './money-text.ts'

it('an amount in a sentence has the sign that the screens have', () => {
  expect([moneyText('1234567.50', 'USD'), moneyText('0.00', 'ARS'), moneyText('12.30', 'EUR')]).toEqual([
    'US$\u00a01.234.567,50',
    '$\u00a00,00',
    '€\u00a012,30',
  ])
})
it('a currency in a sentence has its name', () => {
  expect(['ARS', 'USD', 'EUR', 'UVA'].map(currencyName)).toEqual(['pesos', 'dólares', 'euros', 'UVA'])
})
