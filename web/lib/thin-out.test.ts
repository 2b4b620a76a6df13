import { expect, test } from 'vitest'
import { thinOut } from './thin-out.ts'

test('returns few values unchanged', () => {
  expect(thinOut([3, 1, 2], 4)).toEqual([3, 1, 2])
})

test('returns the requested number of values with all peaks', () => {
  const values = Array.from({ length: 10_000 }, (_, index) => index)
  values[5000] = -7
  values[7001] = 99_999
  const thin = thinOut(values, 96)
  expect(thin).toHaveLength(96)
  expect([Math.min(...thin), Math.max(...thin)]).toEqual([-7, 99_999])
  expect(thin.indexOf(-7)).toBeLessThan(thin.indexOf(99_999))
  expect([thin[0], thin.at(-1)]).toEqual([0, 9999])
})
