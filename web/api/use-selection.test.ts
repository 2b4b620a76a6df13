import { expect, it } from 'vitest'
import { idsBetween } from './use-selection.ts'

it('idsBetween works in both directions', () => {
  expect(idsBetween(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b'])
})
