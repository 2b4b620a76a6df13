import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, importe } from './decimal.ts'
import { splitAmount } from './split-amount.ts'

describe('the shares of an amount', () => {
  it('add up to it, to the cent', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => exact(cents).div(100).toFixed(2))
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (whole, parts) => {
        const sum = splitAmount(whole, parts).reduce((total, share) => total.plus(share), exact(0))
        const isShared = parts.some((part) => !exact(part).eq(0))
        expect(importe(sum)).toBe(isShared ? whole : '0.00')
      }),
    )
  })
})
