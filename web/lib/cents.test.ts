import { describe, expect, it } from 'vitest'
import { amountOfCents, centsOf, splitAmount, sumAmounts } from './cents.ts'

describe('amounts in cents', () => {
  it.each([
    ['1234.50', 123450n],
    ['-0.05', -5n],
    ['7', 700n],
    ['9999999999999.99', 999999999999999n],
  ])('%s is %d', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents)
    expect(centsOf(amountOfCents(cents))).toBe(cents)
  })

  it('are added without rounding', () => {
    expect(sumAmounts(['0.10', '0.20', '-0.05'])).toBe('0.25')
    expect(sumAmounts([])).toBe('0.00')
  })

  it('are split in proportion, to the cent', () => {
    expect(splitAmount('100.00', ['1', '1', '1'])).toEqual(['33.33', '33.34', '33.33'])
    expect(splitAmount('7022189.00', ['6675570.00', '2102166.25'])).toEqual(['5340456.00', '1681733.00'])
    expect(splitAmount('5.00', ['0', '0'])).toEqual(['0.00', '0.00'])
  })
})
