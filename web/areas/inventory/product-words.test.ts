import { expect, it } from 'vitest'
import { matchCount, productCount } from './product-words.ts'

it('counts products, and with a search those that match', () => {
  expect([productCount(1), productCount(2345)]).toEqual(['1 producto', '2.345 productos'])
  expect([matchCount(3, ''), matchCount(1, 'caño'), matchCount(0, 'caño')]).toEqual([
    '3 productos',
    '1 producto que coincide',
    '0 productos que coinciden',
  ])
})
