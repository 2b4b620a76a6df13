import { expect, test } from 'vitest'
import { rangeOf } from './use-selection.ts'

test('a range includes both rows, in either direction', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(order, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(order, 'gone', 'c')).toEqual(['c'])
})
