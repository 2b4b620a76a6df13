import { expect, it } from 'vitest'
import { moneyText } from './money-text.ts'

it('formats amounts of any length with their currency', () => {
  expect(moneyText('1234567890123.5', 'ARS')).toBe('$\u00a01.234.567.890.123,50')
  expect(moneyText('-100.01', 'USD')).toBe('-US$\u00a0100,01')
  expect(moneyText('0', 'EUR')).toBe('€\u00a00,00')
})
